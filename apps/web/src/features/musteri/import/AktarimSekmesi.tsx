import { Aktarim } from './Aktarim.tsx';

/** The import among the settings (spec 2§2.3). */
export function AktarimSekmesi() {
  return <Aktarim />;
}
