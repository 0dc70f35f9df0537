import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import classes from './Notices.module.css';

type UndoableProps = { id: string; text: string; /** The label of the button; by default it undoes. */ label?: string; run: () => void };

/** A notice that tells of an act and offers to undo it, or to go on in another way. */
export function Undoable({ id, text, label, run }: UndoableProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.line}>
      {text}
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          notifications.hide(id);
          run();
        }}
      >
        {label ?? t('geriAl')}
      </Button>
    </span>
  );
}
