import { Notifications } from '@mantine/notifications';
import classes from './Notices.module.css';

/** Where the notices of `notice` appear: below the top bar, and over everything else. */
export const Notices = () => (
  <Notifications classNames={{ root: classes.root, notification: classes.notice }} position="top-center" containerWidth={420} pauseResetOnHover="notification" transitionDuration={160} />
);
