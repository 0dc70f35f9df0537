import type { RandevuZamani } from '@defter/contract/randevu-yeri.ts';
import { isSaat, toDakika, toSaat } from '@defter/rules/saat.ts';
import { formatTarih, isTarih } from '@defter/rules/tarih.ts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/DateField.tsx';
import { formatGunKisa } from '../../../ui/format.ts';
import { isTold, messageText } from '../../../ui/notice.ts';
import { Rows } from '../../../ui/Rows.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import type { SeriSatiri } from './use-seri.ts';
import classes from './Seri.module.css';

type SatirIslemleri = {
  setAlinsin: (gun: string, alinsin: boolean) => void;
  take: (gun: string, yerine: RandevuZamani) => void;
  reset: (gun: string) => void;
  ask: (gun: string, yeni: RandevuZamani, onDone: () => void) => void;
};

const zamanText = ({ randevuTarihi, baslangicSaat, bitisSaat }: RandevuZamani) => `${formatTarih(randevuTarihi)} ${formatGunKisa(randevuTarihi)}, ${baslangicSaat}–${bitisSaat}`;

/** Each day of a series with its obstacle, and the ways out. */
export function SeriGunleri({ satirlar, ...islemler }: SatirIslemleri & { satirlar: readonly SeriSatiri[] }) {
  const { t } = useTranslation('seri');
  return (
    <Rows aria-label={t('gunlerin')}>
      {satirlar.map((satir) => (
        <Satir key={satir.gun} satir={satir} {...islemler} />
      ))}
    </Rows>
  );
}

function Satir({ satir, setAlinsin, take, reset, ask }: SatirIslemleri & { satir: SeriSatiri }) {
  const { t } = useTranslation('seri');
  const [baska, setBaska] = useState(false);
  const { gun, engel, neden, tatil, musteriCakisiyor, oneri, alinsin, degisti } = satir;
  const reason = engel && isTold(engel) ? messageText(engel, neden === null ? {} : { neden }) : null;
  const bilgi = [
    degisti && t('yerine', { tarih: formatTarih(gun) }),
    tatil && t(alinsin ? 'tatilAlindi' : 'tatil', { ad: tatil }),
    musteriCakisiyor && t('musteriCakisiyor'),
  ].filter(Boolean);
  const oneriText = oneri && (oneri.randevuTarihi === satir.randevuTarihi ? oneri.baslangicSaat : `${formatTarih(oneri.randevuTarihi)} ${oneri.baslangicSaat}`);

  return (
    <li className={classes.row} data-blocked={engel !== null || undefined}>
      <Checkbox
        checked={alinsin}
        disabled={engel !== null}
        onChange={(event) => setAlinsin(gun, event.currentTarget.checked)}
        label={<span className="tabular">{zamanText(satir)}</span>}
        description={reason ?? (bilgi.length > 0 ? bilgi.join(' · ') : undefined)}
        classNames={{ description: engel ? classes.reason : undefined }}
      />
      {(engel !== null || degisti) && (
        <Group gap={6} className={classes.ways}>
          {degisti ? (
            <Button key="way" size="compact-md" variant="default" onClick={() => reset(gun)}>
              {t('eskisi')}
            </Button>
          ) : (
            oneri && (
              <Button key="way" size="compact-md" variant="light" onClick={() => take(gun, oneri)}>
                {t('bununYerine', { zaman: oneriText })}
              </Button>
            )
          )}
          <Button size="compact-md" variant="subtle" aria-expanded={baska} onClick={() => setBaska(!baska)}>
            {t('baskaGun')}
          </Button>
        </Group>
      )}
      {baska && <BaskaGun zaman={satir} onAsk={(yeni) => ask(gun, yeni, () => setBaska(false))} />}
      {engel !== null && !oneri && (
        <Text size="sm" c="dimmed" className={classes.ways}>
          {t('oneriYok')}
        </Text>
      )}
    </li>
  );
}

/** Another day and hour for one of the days; the length stays. */
function BaskaGun({ zaman, onAsk }: { zaman: RandevuZamani; onAsk: (yeni: RandevuZamani) => void }) {
  const { t } = useTranslation('seri');
  const [tarih, setTarih] = useState<string | null>(zaman.randevuTarihi);
  const [saat, setSaat] = useState<string | null>(zaman.baslangicSaat);
  const bitis = saat === null || !isSaat(saat) ? undefined : toDakika(saat) + toDakika(zaman.bitisSaat) - toDakika(zaman.baslangicSaat);
  const isWhole = tarih !== null && isTarih(tarih) && saat !== null && bitis !== undefined && bitis <= 24 * 60;
  const send = () => isWhole && onAsk({ randevuTarihi: tarih, baslangicSaat: saat, bitisSaat: toSaat(bitis) });

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    send();
  };

  return (
    <Group gap={6} wrap="nowrap" align="flex-end" className={classes.ways} onKeyDown={sendByKey}>
      <DateField flex={3} miw={138} autoFocus label={t('gun')} value={tarih} onChange={setTarih} />
      <TimeField flex={2} miw={0} label={t('saat')} value={saat} onChange={setSaat} />
      <Button variant="light" disabled={!isWhole} onClick={send}>
        {t('bak')}
      </Button>
    </Group>
  );
}
