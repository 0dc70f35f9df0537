import { lazyForm } from './lazy-form.tsx';

/** The form of a new colleague, for `EklenebilirSecim`. */
export const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);
