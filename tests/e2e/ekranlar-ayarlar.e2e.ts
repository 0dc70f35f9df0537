import { walkScreens } from './support/ekran-gezisi.ts';
import { DUZEN } from './support/ekranlar.ts';

// In a file of its own, so that both halves of the screens are tested at once.
walkScreens(DUZEN);
