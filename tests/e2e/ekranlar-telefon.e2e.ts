import { walkScreens } from './support/ekran-gezisi.ts';
import { PHONE } from './support/panel.ts';

walkScreens({ width: 360, context: PHONE, isDesk: false });
