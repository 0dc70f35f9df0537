import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { Group, Stack, Text } from '@mantine/core';
import { formatTarih } from '@defter/rules/tarih.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { useTranslation } from 'react-i18next';
import { formatGunAdi, formatGunKisa } from '../../ui/format.ts';
import { EklenebilirSecim, type YeniKayitProps } from '../../pickers/EklenebilirSecim.tsx';
import { usePart } from '../../ui/use-part.ts';
import classes from './GunListesi.module.css';
import { anahtarOf, isBos, izinOn, saatlerOf, tatilOn } from './plan.ts';
import { RenkNoktasi } from './RenkNoktasi.tsx';
import type { useDonem } from './use-donem.ts';
import type { usePlan } from './use-plan.ts';

type GunListesiProps = { donem: ReturnType<typeof useDonem>; plan: ReturnType<typeof usePlan>; reason: string | undefined };

const loadPanel = async () => (await import('./SablonPaneli.tsx')).SablonPaneli;

function YeniSablon({ onSaved, onCancel }: YeniKayitProps) {
  const Panel = usePart(true, loadPanel);
  return Panel && <Panel sablon={undefined} onClose={onCancel} onSaved={onSaved} />;
}
const newSablon = (yeni: YeniKayitProps) => <YeniSablon {...yeni} />;

/** The chosen day for a phone: everybody with the shift of the day, which can be chosen from a list. */
export function GunListesi({ donem: { tarih, gunler, goTo }, plan, reason }: GunListesiProps) {
  const { t } = useTranslation('vardiya');
  const tatil = tatilOn(plan.tatiller, tarih);
  const secenekler = plan.sablonlar.map(({ id, sablonAdi, baslangicSaati, bitisSaati }) => ({
    value: id,
    label: `${sablonAdi} · ${baslangicSaati === bitisSaati ? t('calismaz') : `${baslangicSaati}–${bitisSaati}`}`,
  }));
  return (
    <Stack gap={0}>
      <div className={classes.days} role="group" aria-label={t('gunler')}>
        {gunler.map((gun) => (
          <button key={gun} type="button" className={classes.day} aria-pressed={gun === tarih} aria-label={`${formatTarih(gun)} ${formatGunAdi(gun)}`} onClick={() => goTo(gun)}>
            <span aria-hidden>{formatGunKisa(gun)}</span>
            <b aria-hidden>{Number(gun.slice(8))}</b>
          </button>
        ))}
      </div>
      {tatil && (
        <Text size="sm" c="red" px="sm" py={6}>
          {tatil}
        </Text>
      )}
      <ul className={classes.list}>
        {plan.personeller.map(({ id: personelID, adSoyad }) => {
          const kayit = plan.plan.get(anahtarOf({ personelID, tarih }));
          const izin = izinOn(plan.izinler, { personelID, tarih });
          return (
            <li key={personelID} className={classes.row}>
              <Group gap="xs" wrap="nowrap">
                {kayit && <RenkNoktasi renk={kayit.vardiyaSablon.renk} />}
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
                <Text size="sm" c="dimmed">
                  {kayit ? `${kayit.vardiyaSablon.sablonAdi} · ${isBos(kayit) ? t('calismaz') : saatlerOf(kayit)}` : t('vardiyaYok')}
                </Text>
              ) : (
                <EklenebilirSecim
                  aria-label={t('kisininVardiyasi', { ad: adSoyad })}
                  placeholder={t('vardiyaYok')}
                  clearable
                  searchable={false}
                  data={secenekler}
                  ekle={{ yetki: vardiyaCalls.createSablon.yetki, form: newSablon }}
                  value={kayit?.vardiyaSablon.id ?? null}
                  onChange={(sablonID) => void plan.change([{ personelID, tarih, sablonID }])}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
