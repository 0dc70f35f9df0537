import { formatGun, formatGunKisa } from './format.ts';
import { fill, useTexts } from './texts.ts';

type GunlerProps = { gunler: readonly { tarih: string; saatler: readonly string[] }[]; acik: string | undefined; onOpen: (tarih: string) => void };

/** The days of a week, one of which is open; the full ones are pale. */
export function Gunler({ gunler, acik, onOpen }: GunlerProps) {
  const { m, dil } = useTexts();
  return (
    <div className="gunler">
      {gunler.map(({ tarih, saatler }) => {
        const gun = formatGun(dil, tarih);
        return (
          <button
            key={tarih}
            type="button"
            aria-pressed={tarih === acik}
            className={saatler.length === 0 ? 'bos' : undefined}
            aria-label={saatler.length === 0 ? fill(m.zaman.gunBos, { gun }) : fill(m.zaman.gun, { gun, sayi: saatler.length })}
            onClick={() => onOpen(tarih)}
          >
            <span>{formatGunKisa(dil, tarih)}</span>
            <strong>{Number(tarih.slice(8))}</strong>
          </button>
        );
      })}
    </div>
  );
}
