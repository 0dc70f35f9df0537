import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changerText } from '../../ui/changer.ts';
import type { AskedConflict } from '../../ui/conflict.ts';
import classes from './ConflictModal.module.css';
import { fieldText, useValueText } from './words.ts';

type ConflictModalProps = { question: AskedConflict };

/** Two people have saved one record. Shows the other person's values beside the typed ones, and asks which of them to save. */
export function ConflictModal({ question }: ConflictModalProps) {
  const { t } = useTranslation(['cakisma', 'ortak']);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { both, mine, answer } = question;
  // The question disappears together with the screen that asks it.
  useEffect(() => {
    const leave = () => answer(undefined);
    window.addEventListener('hashchange', leave);
    return () => window.removeEventListener('hashchange', leave);
  }, [answer]);
  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };

  return (
    <Modal opened onClose={() => answer(undefined)} title={t('baslik')} size="lg" zIndex={310}>
      <Stack gap="md">
        <Text size="sm" fw={600}>
          {changerText(question.changer)}
        </Text>
        <Text size="sm">{t(both.length > 0 ? 'ikisi' : mine.length > 0 ? 'ayri' : 'yalnizOnlar')}</Text>
        {both.length > 0 && (
          <div className={classes.list}>
            {both.map((field) => (
              <Choice key={field} question={question} field={field} isTheirs={theirs.has(field)} onChoose={(isTheirs) => choose(field, isTheirs)} />
            ))}
          </div>
        )}
        <Changes title={t('onlarinki')} fields={question.theirs} question={question} after={question.newest} />
        <Changes title={t('sizinki')} fields={mine} question={question} after={question.typed} />
        <Group gap="xs" justify="flex-end" className={classes.buttons}>
          {/* The key that saved the form may still be held down. */}
          <Button variant="default" onClick={() => answer(undefined)} data-autofocus>
            {t('formaDon')}
          </Button>
          <Button variant="default" onClick={() => answer('newest')}>
            {t('yenisiniYukle')}
          </Button>
          <Button onClick={() => answer({ theirs: [...theirs] })}>
            {t('ortak:kaydet')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type ChoiceProps = { question: AskedConflict; field: string; isTheirs: boolean; onChoose: (isTheirs: boolean) => void };

/** A field that both people have changed. */
function Choice({ question, field, isTheirs, onChoose }: ChoiceProps) {
  const { t } = useTranslation('cakisma');
  const textOf = useValueText(question);
  return (
    <Radio.Group className={classes.field} label={fieldText(question, field)} value={isTheirs ? 'theirs' : 'mine'} onChange={(value) => onChoose(value === 'theirs')}>
      <div className={classes.pair}>
        <Radio value="mine" label={<Said who={t('siz')}>{textOf(field, question.typed)}</Said>} />
        <Radio value="theirs" label={<Said who={t('kayittaki')}>{textOf(field, question.newest)}</Said>} />
      </div>
    </Radio.Group>
  );
}

const Said = ({ who, children }: { who: string; children: ReactNode }) => (
  <>
    <span className={classes.who}>{who}</span>
    <span className={classes.value}>{children}</span>
  </>
);

type ChangesProps = { title: string; fields: readonly string[]; question: AskedConflict; after: object };

/** The fields that only one of the two has changed, with the new values. */
function Changes({ title, fields, question, after }: ChangesProps) {
  const { t } = useTranslation('alan');
  const textOf = useValueText(question);
  if (fields.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.changes}>
        {fields.map((field) => (
          <li key={field}>
            <b>{fieldText(question, field)}:</b> <s>{textOf(field, question.base)}</s> <span aria-label={t('yerine')}>→</span> <span className={classes.value}>{textOf(field, after)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
