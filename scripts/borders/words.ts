import { type Expression, type JSXChild, parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

/*
 * Texts for people that stand in JSX instead of the catalogues. A text is what has a letter: signs and digits between texts
 * are the same in every language. A text that a function or a list hands in is not seen.
 */
const LETTER = /\p{L}/u;
/** Words with letters that are the same in every language: the product, the code to scan, keys, the beginning of an address. */
const NAMES = /\b(Defter|QR|Esc|Del|Ctrl(\+[A-Z])?|https)\b/g;

/** The attributes that people read or hear, by the last word of their name: `searchLabel` and `aria-label` are labels. */
const SPOKEN = new Set(['aciklama', 'alt', 'description', 'empty', 'etiket', 'hint', 'label', 'legend', 'message', 'metin', 'note', 'placeholder', 'question', 'reason', 'roledescription', 'text', 'title', 'valuetext']);
const isSpoken = (name: string) => SPOKEN.has(name.split(/-|(?=[A-Z])/).at(-1)!.toLowerCase());

/** The texts written into the panel's components; a test may write its own. */
export function wordsWrittenIn({ path, text }: Source): string[] {
  if (!/^apps\/web\/src\/.*\.tsx$/.test(path) || path.endsWith('.test.tsx')) return [];
  const written: string[] = [];
  const readChildren = ({ children }: { children: JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') written.push(child.value.trim());
      if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression') written.push(...literalsOf(child.expression));
    }
  };
  new Visitor({
    JSXElement: readChildren,
    JSXFragment: readChildren,
    JSXAttribute({ name, value }) {
      if (!value || !isSpoken(text.slice(name.start, name.end))) return;
      if (value.type === 'Literal') written.push(value.value);
      if (value.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression') written.push(...literalsOf(value.expression));
    },
  }).visit(parseSync(path, text).program);
  const words = written.filter((one) => LETTER.test(one.replaceAll(NAMES, '')));
  return words.map((one) => `${path} writes "${one}" into JSX: texts for people stand in apps/web/src/texts`);
}

/** The texts that an expression may become, by any condition. */
function literalsOf(expression: Expression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return [expression.quasis.map(({ value }) => value.raw).join('…'), ...expression.expressions.flatMap(literalsOf)];
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
      return [expression.left, expression.right].flatMap(literalsOf);
    case 'BinaryExpression':
      return expression.operator === '+' ? [expression.left, expression.right].flatMap(literalsOf) : [];
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return literalsOf(expression.expression);
    default:
      return [];
  }
}
