import type { BodyInput } from '@defter/contract/call.ts';
import { izinCalls, type Izin } from '@defter/contract/izin.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Figure, Figures } from '../../../ui/Figure.tsx';
import { formatMiktar } from '../../../ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon, PencilIcon, PlusIcon } from 'lucide-react';
import { Row, Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useToday } from '../../../ui/today.ts';
import type { KayitSekmesiProps } from '../sekmeler.ts';
import { lastDayOf } from './izin-girdisi.ts';
import { IzinForm } from './IzinForm.tsx';
import classes from './IzinSekmesi.module.css';

/** The leave of a colleague by year, with the days taken. */
export function IzinSekmesi({ personel }: KayitSekmesiProps) {
  const { t } = useTranslation('izin');
  const [yil, setYil] = useState(Number(useToday().slice(0, 4)));
  const [acik, setAcik] = useState<Izin | 'yeni'>();
  const query = { personelID: personel.id, baslangic: `${yil}-01-01`, bitis: `${yil}-12-31` };
  const { data, isLoadingError, error, refetch } = useCall(izinCalls.list, { query }, { keep: true });

  /** Shows what was saved: after a leave of another year, that year. */
  const showSaved = ({ cikisTarihi = '', gelisTarihi }: BodyInput<typeof izinCalls.update>) => {
    if ((gelisTarihi ?? cikisTarihi) < query.baslangic || cikisTarihi > query.bitis) setYil(Number(cikisTarihi.slice(0, 4)));
    setAcik(undefined);
  };

  /** `2 gün 3 saat`. */
  const sureOf = ({ gun, saat }: { gun: number; saat: number }) =>
    [gun > 0 && t('gunSayisi', { count: gun, gun: formatMiktar(gun) }), saat > 0 && t('saatSayisi', { count: saat, saat: formatMiktar(saat) })].filter(Boolean).join(' ');

  // An open form stays, whatever happens to the list behind it.
  if (acik) return <IzinForm personel={personel} izin={acik === 'yeni' ? undefined : acik} onSaved={showSaved} onClose={() => setAcik(undefined)} />;
  if (isLoadingError) return <NotLoaded reading={{ error, refetch }} />;
  return (
    <>
      <Group gap="xs">
        <ActionIcon variant="default" size="lg" aria-label={t('oncekiYil')} onClick={() => setYil(yil - 1)}>
          <ChevronLeftIcon size={18} />
        </ActionIcon>
        <Text fw={600} className="tabular">
          {yil}
        </Text>
        <ActionIcon variant="default" size="lg" aria-label={t('sonrakiYil')} onClick={() => setYil(yil + 1)}>
          <ChevronRightIcon size={18} />
        </ActionIcon>
        <Button ml="auto" leftSection={<PlusIcon size={18} />} onClick={() => setAcik('yeni')}>
          {t('yeni')}
        </Button>
      </Group>
      <Figures>
        <Figure label={t('toplamGun')}>{data && formatMiktar(data.gun)}</Figure>
        <Figure label={t('toplamSaat')}>{data && formatMiktar(data.saat)}</Figure>
      </Figures>
      {data && data.turler.length > 1 && (
        <dl className={classes.kinds} aria-label={t('tumTurler')}>
          {data.turler.map((tur) => (
            <div key={tur.izinTuru}>
              <dt>{t(`izinTuru.${tur.izinTuru}`)}</dt>
              <dd className="tabular">{sureOf(tur) || t('ucretsizGun')}</dd>
            </div>
          ))}
        </dl>
      )}
      {!data ? (
        <RowsSkeleton rows={4} />
      ) : data.liste.length === 0 ? (
        <EmptyState title={t('bos.baslik')} text={t('bos.aciklama')} />
      ) : (
        <Rows>
          {data.liste.map((izin) => (
            <Row tall key={izin.id}>
              <Stack gap={0} flex={1}>
                <Text size="sm" fw={600} className="tabular">
                  {zamanOf(izin)}
                </Text>
                <Text size="sm">{t(`izinTuru.${izin.izinTuru}`)}</Text>
                {izin.aciklama && (
                  <Text size="sm" c="dimmed">
                    {izin.aciklama}
                  </Text>
                )}
              </Stack>
              <Text size="sm" className="tabular">
                {sureOf(izin) || t('ucretsizGun')}
              </Text>
              <ActionIcon variant="subtle" color="gray" aria-label={t('izniDuzenle', { zaman: zamanOf(izin) })} onClick={() => setAcik(izin)}>
                <PencilIcon size={17} />
              </ActionIcon>
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
}

/** `24.11.2026 – 26.11.2026`, `24.11.2026 10:00–12:00`. Shows the last day of the leave, as people say it. */
function zamanOf(izin: Izin): string {
  const { cikisTarihi, cikisSaati, gelisTarihi, gelisSaati } = izin;
  if (cikisTarihi === gelisTarihi) return `${formatTarih(cikisTarihi)} ${cikisSaati ?? '00:00'}–${gelisSaati ?? '24:00'}`;
  const son = lastDayOf(izin);
  const from = [formatTarih(cikisTarihi), cikisSaati].filter(Boolean).join(' ');
  const to = [formatTarih(son), gelisSaati].filter(Boolean).join(' ');
  return son === cikisTarihi && gelisSaati === null && cikisSaati === null ? from : `${from} – ${to}`;
}
