import { Notifications } from '@mantine/notifications';
import classes from './Notices.module.css';

/** The place of the notices of `notice`: over everything else, and away from the buttons that are pressed next. */
export const Notices = () => (
  <Notifications classNames={{ root: classes.root, notification: classes.notice }} position="bottom-left" containerWidth={420} pauseResetOnHover="notification" transitionDuration={160} />
);
