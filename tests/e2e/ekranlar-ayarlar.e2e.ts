import { walkScreens } from './support/ekran-gezisi.ts';
import { DUZEN } from './support/ekranlar.ts';

// In a file of its own, so that both halves are walked at once.
walkScreens(DUZEN);
