import { Alan } from './Alan.tsx';
import type { Red } from './ask.ts';

/** Whether the code itself was refused; the field says so, and nothing else does. */
export const isKodHatasi = (hata: Red | undefined): boolean => hata?.kod === 'kodGecersiz' || hata?.kod === 'kodSuresiDoldu';

type KodAlaniProps = { etiket: string; name: string; value: string; hata: Red | undefined; onChange: (kod: string) => void };

/** The six digits that came by SMS. */
export function KodAlani({ hata, onChange, ...props }: KodAlaniProps) {
  return (
    <Alan
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="kod"
      maxLength={6}
      required
      hata={isKodHatasi(hata) ? hata?.kod : undefined}
      onChange={({ currentTarget: { value } }) => onChange(value.replaceAll(/\D/g, ''))}
    />
  );
}
