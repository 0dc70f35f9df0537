import { type BosYerAdayi, type BosYerTeklifi, beklemeCalls, TEKLIF_DAKIKALARI } from '@defter/contract/bekleme.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { Row, RowText, Rows } from '../../../ui/Rows.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { adSoyadOf } from '../takvim-verisi.ts';
import { MusteriMetni } from '../talep/MusteriMetni.tsx';
import { useCakismaUyarisi } from '../use-cakisma-uyarisi.ts';
import type { GunHedefi } from '../calendar/types.ts';

type BosYerPaneliProps = { yer: GunHedefi; sutunAdi: string; onClose: () => void };
/** The interval in which the end of an offer is looked for. */
const HER = 30_000;

/** The customers to ask about a free time: best first, each with the reasons; one at a time, for whom the time is kept meanwhile. */
export function BosYerPaneli({ yer, sutunAdi, onClose }: BosYerPaneliProps) {
  const { t } = useTranslation('bekleme');
  const query = { randevuSutunBaslikID: yer.sutunID, randevuTarihi: yer.tarih, baslangicSaat: toSaat(yer.baslangic), bitisSaat: toSaat(yer.bitis) };
  const { data, error, refetch } = useCall(beklemeCalls.adaylar, { query }, { every: HER });
  const teklifEt = useSave(beklemeCalls.teklifEt);
  const ask = ({ musteriID, beklemeID, altUrunIDler }: BosYerAdayi) => teklifEt.mutate({ body: { ...query, musteriID, beklemeID, altUrunIDler, dakika: TEKLIF_DAKIKALARI.ilk } });
  const teklif = data?.teklif;

  return (
    <SidePanel opened beside size="md" onClose={onClose} title={t('bosYer.baslik')} description={[formatTarih(yer.tarih), `${query.baslangicSaat}–${query.bitisSaat}`, sutunAdi].join(', ')}>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} height={56} />} />}
      {teklif && <Sorulan key={teklif.id} teklif={teklif} tarih={yer.tarih} onDone={onClose} />}
      {data && !teklif && data.liste.length === 0 && <EmptyState title={t('bosYer.kimseYok')} text={t('bosYer.kimseYokMetin')} />}
      {data && !teklif && data.liste.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {t('bosYer.nasil', { dakika: TEKLIF_DAKIKALARI.ilk })}
          </Text>
          <Rows>
            {data.liste.map((aday) => (
              <Row tall key={`${aday.musteriID}-${aday.beklemeID}`}>
                <RowText>
                  <Text fw={600}>{adSoyadOf(aday)}</Text>
                  <Text size="sm">{[aday.hizmetler, aday.sorulduMu && t('bosYer.soruldu')].filter(Boolean).join(' · ')}</Text>
                  <Text size="sm" c="dimmed">
                    {aday.nedenler.map(({ neden, sayi }) => t(`neden.${neden}`, { count: sayi })).join(' · ')}
                  </Text>
                </RowText>
                <Button size="compact-md" variant="light" loading={teklifEt.isPending} aria-label={t('bosYer.sorAd', { ad: adSoyadOf(aday) })} onClick={() => ask(aday)}>
                  {t('bosYer.sor')}
                </Button>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </SidePanel>
  );
}

/** The customer who is being asked, the text to send, and the answer. */
function Sorulan({ teklif, tarih, onDone }: { teklif: BosYerTeklifi; tarih: string; onDone: () => void }) {
  const { t } = useTranslation('bekleme');
  const kabul = useSave(beklemeCalls.kabul);
  const ret = useSave(beklemeCalls.ret);
  const tellCakisma = useCakismaUyarisi();
  const busy = kabul.isPending || ret.isPending;
  const { id, adi, telefon, baslangicSaat, gecerlilik } = teklif;
  const saat = formatZaman(gecerlilik).slice(-5);
  return (
    <Stack gap="md">
      <Alert role="status" p="xs">
        {t('bosYer.tutuluyor', { ad: adSoyadOf(teklif), saat })}
      </Alert>
      <PhoneText telefon={telefon} whatsapp={false} />
      <MusteriMetni telefon={telefon} metin={(firma) => t('bosYer.metin', { ad: adi, firma, gun: formatTarih(tarih), baslangic: baslangicSaat, saat })} />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" loading={ret.isPending} disabled={busy} onClick={() => ret.mutate({ body: { id } })}>
          {t('bosYer.istemedi')}
        </Button>
        <Button
          loading={kabul.isPending}
          disabled={busy}
          onClick={() =>
            kabul.mutate(
              { body: { id } },
              {
                onSuccess: ({ randevuID, musteriCakisiyor }) => {
                  tellCakisma({ id: randevuID, musteriCakisiyor });
                  onDone();
                },
              },
            )
          }
        >
          {t('bosYer.kabul')}
        </Button>
      </Group>
    </Stack>
  );
}
