import { walkScreens } from './support/ekran-gezisi.ts';
import { ISLER } from './support/ekranlar.ts';

walkScreens(['konuk', ...ISLER]);
