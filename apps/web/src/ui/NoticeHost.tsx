import { Button, Notification, Portal } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react';
import { noticeStore, type Notice } from './notice.ts';
import classes from './NoticeHost.module.css';

const TONES = {
  success: { color: 'defter', icon: CheckIcon },
  failure: { color: 'red', icon: TriangleAlertIcon },
  info: { color: 'defter', icon: InfoIcon },
};

/** Where the notices of `notice` appear; once, beside the router. */
export function NoticeHost() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get);
  return (
    <Portal>
      <div className={classes.host}>
        {notices.map((notice) => (
          <ShownNotice key={notice.id} notice={notice} />
        ))}
      </div>
    </Portal>
  );
}

function ShownNotice({ notice: { id, tone, title, text, seconds, takeBack } }: { notice: Notice }) {
  const { t } = useTranslation();
  const { color, icon: Drawing } = TONES[tone];
  // Who is reading it, or is about to take something back, is not hurried.
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (seconds === undefined || held) return;
    const timer = setTimeout(() => noticeStore.close(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, held]);

  return (
    <Notification
      className={classes.notice}
      role={tone === 'failure' ? 'alert' : 'status'}
      title={title}
      color={color}
      icon={<Drawing size={18} />}
      withBorder
      onClose={() => noticeStore.close(id)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.line}>
        {text}
        {takeBack && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              noticeStore.close(id);
              takeBack();
            }}
          >
            {t('geriAl')}
          </Button>
        )}
      </span>
    </Notification>
  );
}
