import { walkScreens } from './support/ekran-gezisi.ts';
import { WIDE } from './support/panel.ts';

walkScreens({ width: 1366, context: WIDE, isDesk: true });
