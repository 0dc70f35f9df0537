import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import classes from './Notices.module.css';

type UndoableProps = { id: string; text: string; takeBack: () => void };

/** A notice that says what was done and offers to undo it. */
export function Undoable({ id, text, takeBack }: UndoableProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.line}>
      {text}
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          notifications.hide(id);
          takeBack();
        }}
      >
        {t('geriAl')}
      </Button>
    </span>
  );
}
