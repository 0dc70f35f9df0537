const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Every body of the contract is shallower than this. */
const MAX_DEPTH = 20;
/** Members of one object. */
const MAX_KEYS = 1000;
/** Elements of one list. */
const MAX_ELEMENTS = 20_000;

/**
 * Whether JSON holds more than anybody means to send. It is checked before the JSON is parsed, because parsing a
 * hundred thousand names costs more than refusing them. Text that is no JSON may pass.
 * @param most members and elements in all
 */
export function isTooMuchJson(text: string, most: number): boolean {
  // For each open container: the commas it holds and the commas it may hold.
  const commas: number[] = [];
  const limits: number[] = [];
  let total = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfText(text, i);
    else if (code === COMMA) {
      total += 1;
      const depth = commas.length - 1;
      if (total >= most || (depth >= 0 && (commas[depth]! += 1) >= limits[depth]!)) return true;
    } else if (OPENING.has(code)) {
      if (commas.push(0) > MAX_DEPTH) return true;
      limits.push(code === 91 ? MAX_ELEMENTS : MAX_KEYS);
    } else if (CLOSING.has(code)) {
      commas.pop();
      limits.pop();
    }
  }
  return false;
}

/** The position of the closing quote of the text that begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
