import type { ReplyOf } from '@defter/contract/call.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import { occupiesSlot } from '@defter/rules/randevu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih, type Tarih } from '@defter/rules/tarih.ts';
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { isComing, useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useDrawn } from '../../ui/use-drawn.ts';

/** A line of the summary. */
const LINE_PX = 22;

type MusteriOzetiProps = {
  musteriID: number;
  tarih: Tarih;
  /** The open appointment, which is left out. */
  haricID: number | undefined;
  /** Its visit, whose other appointments are shown elsewhere. */
  ziyaretID: number | null;
  /** A list below is open, whose entries must not move under a press. */
  bekle: boolean;
};

/** The summary of a customer who is being booked: debt, last visit, an allergy, note, and further appointments on the day. */
export function MusteriOzeti({ musteriID, tarih, haricID, ziyaretID, bekle }: MusteriOzetiProps) {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  // The card shows the whole name, so people to whom the calendar shows initials do not get it.
  const mayRead = can(musteriCalls.get.yetki) && can('randevuMusteriGor');
  const kart = useCall(musteriCalls.get, { params: { id: musteriID } }, { enabled: mayRead });
  const gun = useCall(randevuCalls.list, { query: { musteriID, baslangicTarihi: tarih, bitisTarihi: tarih, alanlar: RANDEVU_ALANLARI } });
  const digerleri = gun.data?.liste.filter((biri) => biri.id !== haricID && (ziyaretID === null || biri.ziyaretID !== ziyaretID) && occupiesSlot(biri.randevuDurumu)) ?? [];
  // The summary stays while another day is being read.
  const isDrawn = useDrawn(!bekle && ![kart, gun].some(isComing));
  const musteri = kart.data?.musteri;
  // The line has a fixed height from the beginning, so that the fields below do not move under a hand.
  if (!isDrawn) return <Skeleton height={LINE_PX} width="70%" />;
  if (!musteri && digerleri.length === 0) return null;

  return (
    <Stack gap={2} role="status" aria-label={t('ozet.etiket')}>
      {musteri && <KartOzeti musteriID={musteriID} musteri={musteri} />}
      {digerleri.map(({ id, baslangicSaat, bitisSaat, hizmetler, uygulayanPersonelAdi }) => (
        <Text key={id} size="sm" fw={550}>
          {t('ozet.diger', { randevu: [`${baslangicSaat}–${bitisSaat}`, hizmetler, uygulayanPersonelAdi].filter(Boolean).join(' · ') })}
        </Text>
      ))}
    </Stack>
  );
}

/** What the customer's card says: debt, last visit, missed appointments, an allergy, the note. */
function KartOzeti({ musteriID, musteri }: { musteriID: number; musteri: ReplyOf<typeof musteriCalls.get>['musteri'] }) {
  const { t } = useTranslation('randevu');
  const { gelmemeSiniri } = useAyarlar();
  const gelmeme = musteri.gelmemeSayisi ?? 0;
  const asildi = gelmemeSiniri > 0 && gelmeme >= gelmemeSiniri;
  return (
    <>
      <Group gap="xs" fz="sm">
        <Anchor component={Link} to={paths.musteri(musteriID)} size="sm">
          {t('ozet.kart')}
        </Anchor>
        {musteri.bakiye !== null && musteri.bakiye > 0 && (
          <Text span size="sm" fw={600} c="var(--defter-danger)">
            {t('ozet.borc', { tutar: formatTL(musteri.bakiye) })}
          </Text>
        )}
        <Text span size="sm" c="dimmed">
          {musteri.sonZiyaret ? t('ozet.sonZiyaret', { tarih: formatTarih(musteri.sonZiyaret.slice(0, 10)) }) : t('ozet.ilkZiyaret')}
        </Text>
        {gelmeme > 0 && (
          <Text span size="sm" c={asildi ? 'var(--defter-danger)' : 'dimmed'} fw={asildi ? 600 : undefined}>
            {t('ozet.gelmedi', { count: gelmeme })}
          </Text>
        )}
      </Group>
      {asildi && (
        <Text size="sm" c="var(--defter-danger)">
          {t('ozet.gelmemeUyarisi')}
        </Text>
      )}
      {musteri.ozelDurum && (
        <Text size="sm" fw={600} c="var(--defter-danger)">
          {musteri.ozelDurum}
        </Text>
      )}
      {musteri.aciklama && (
        <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          {t('ozet.not', { not: musteri.aciklama })}
        </Text>
      )}
    </>
  );
}
