import { toSaat } from '@defter/rules/saat.ts';
import { Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAy, formatGunKisa } from '../../ui/format.ts';
import { HucreMenusu, type HucreYeri } from './HucreMenusu.tsx';
import classes from './GunListesi.module.css';
import { PanoNotu } from './PanoNotu.tsx';
import { isBos, izinOn, saatlerOf } from './plan.ts';
import { renkStyle } from './RenkNoktasi.tsx';
import type { useDonem } from './use-donem.ts';
import type { usePlan } from './use-plan.ts';
import { useTablo } from './use-tablo.ts';
import { useTatil } from './use-tatil.ts';

type GunListesiProps = { donem: ReturnType<typeof useDonem>; plan: ReturnType<typeof usePlan>; reason: string | undefined };

/** One day for a phone: everybody with their shifts. A tap opens the menu. */
export function GunListesi({ donem: { tarih, gunler, goTo }, plan, reason }: GunListesiProps) {
  const { t } = useTranslation('vardiya');
  const { kayitlarAt, paint, addNew, take, pano, copy, paste, dropPano } = useTablo({ plan, gunler });
  // The person is remembered after the menu has closed, because a template that is made from it is for them.
  const [acik, setAcik] = useState<{ satir: number; yer: HucreYeri | undefined }>({ satir: 0, yer: undefined });
  const tatilOf = useTatil(plan.tatiller);
  const tatil = tatilOf(tarih);
  const sutun = gunler.indexOf(tarih);
  const konum = { satir: acik.satir, sutun };
  const blok = { from: konum, to: konum };
  const open = (satir: number) => (event: MouseEvent) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    setAcik({ satir, yer: { x: left, y: bottom } });
  };
  return (
    <Stack gap={0}>
      <div className={classes.days} role="group" aria-label={t('gunler')}>
        {gunler.map((gun) => (
          <button
            key={gun}
            type="button"
            className={classes.day}
            data-holiday={tatilOf(gun) !== undefined || undefined}
            aria-pressed={gun === tarih}
            aria-label={[`${formatGunKisa(gun)} ${Number(gun.slice(8))}`, formatAy(gun), tatilOf(gun)].filter(Boolean).join(', ')}
            onClick={() => goTo(gun)}
          >
            <span>{formatGunKisa(gun)}</span> <b>{Number(gun.slice(8))}</b>
          </button>
        ))}
      </div>
      {tatil && (
        <Text size="sm" c="red" px="sm" py={6}>
          {tatil}
        </Text>
      )}
      {pano && <PanoNotu isCut={pano.kaynak.length > 0} onDrop={dropPano} />}
      <ul className={classes.list}>
        {plan.personeller.map(({ id: personelID, adSoyad }, satir) => {
          const kayitlar = kayitlarAt({ satir, sutun });
          const izin = izinOn(plan.izinler, { personelID, tarih });
          const vardiyalar =
            kayitlar.length === 0 ? (
              <span className={classes.none}>{t('vardiyaYok')}</span>
            ) : (
              kayitlar.map((kayit) => (
                <span key={kayit.vardiyaSablon.id} className={classes.shift} style={renkStyle(kayit.vardiyaSablon.renk)}>
                  <b>{kayit.vardiyaSablon.sablonAdi}</b> <span className="tabular">{isBos(kayit) ? t('calismaz') : saatlerOf(kayit)}</span>
                </span>
              ))
            );
          return (
            <li key={personelID} className={classes.row}>
              <Group gap="xs" wrap="nowrap">
                <Text size="sm" fw={600} flex={1}>
                  {adSoyad}
                </Text>
                {izin.length > 0 && (
                  <Text size="sm" fs="italic">
                    {t('izinli', { saatler: izin.map(({ baslangic, bitis }) => `${toSaat(baslangic)}–${toSaat(bitis)}`).join(', ') })}
                  </Text>
                )}
              </Group>
              {reason ? (
                <div className={classes.shifts}>{vardiyalar}</div>
              ) : (
                <UnstyledButton className={classes.field} aria-haspopup="menu" onClick={open(satir)}>
                  <VisuallyHidden>{t('kisininVardiyasi', { ad: adSoyad })}</VisuallyHidden> {vardiyalar}
                </UnstyledButton>
              )}
            </li>
          );
        })}
      </ul>
      <HucreMenusu
        yer={acik.yer}
        sablonlar={plan.sablonlar}
        secili={new Set(kayitlarAt(konum).map(({ vardiyaSablon }) => vardiyaSablon.id))}
        onPick={(sablonID) => paint(blok, sablonID)}
        onNew={(sablonID) => addNew(blok, sablonID)}
        onTake={(sablonID) => take(blok, sablonID)}
        onCopy={(isCut) => copy(blok, isCut)}
        onPaste={pano && (() => paste(konum))}
        onClose={() => setAcik({ ...acik, yer: undefined })}
      />
    </Stack>
  );
}
