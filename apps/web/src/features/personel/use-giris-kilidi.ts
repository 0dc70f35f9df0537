import { useReason } from '../../app/session/YetkiButton.tsx';

/** Why the signed-in person may not change how somebody signs in or what they may do; undefined when they may. */
export const useGirisKilidi = (): string | undefined => useReason('yetkiVer');
