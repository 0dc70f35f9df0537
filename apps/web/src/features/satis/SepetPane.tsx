import { ZERO } from '@defter/rules/para.ts';
import { Alert, Button, Card, Group, Stack, Text, Textarea } from '@mantine/core';
import { StoreIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiHatasi } from '../../app/data/api.ts';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { AcikSatisSeridi } from '../../pickers/AcikSatisSeridi.tsx';
import { MusteriPicker } from '../../pickers/MusteriPicker.tsx';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import { formatMiktar } from '../../ui/format.ts';
import { messageText } from '../../ui/notice.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { BahsisBolumu } from './BahsisBolumu.tsx';
import { IskontoInput } from './IskontoInput.tsx';
import { KampanyaSeridi } from './KampanyaSeridi.tsx';
import { MusteriSeanslari } from './MusteriSeanslari.tsx';
import { OdemeBolumu } from './OdemeBolumu.tsx';
import { useEksik } from './use-eksik.ts';
import { useIskontoSiniri } from './use-iskonto-siniri.ts';
import { useKampanya } from './use-kampanya.ts';
import { useMusteriFiyatlari } from './use-musteri-fiyatlari.ts';
import { useMusteriIskonto } from './use-musteri-iskonto.ts';
import { useStokUyarisi } from './use-stok-uyarisi.ts';
import { SaticiAlani } from './SaticiAlani.tsx';
import { paketDagilimi } from './paket-dagilimi.ts';
import { KATALOG, KAYDET } from './go-on-by-key.ts';
import { isKapidan, KAPIDAN, type Sepet, type SepetDegisikligi, taksitFarki, totalOf } from './sepet.ts';
import { SepetSatirKarti } from './SepetSatirKarti.tsx';
import { SepetToplamlari } from './SepetToplamlari.tsx';
import { TaksitBolumu } from './TaksitBolumu.tsx';
import classes from './SatisEkrani.module.css';

type SepetPaneProps = {
  sepet: Sepet;
  /** The sessions that lines may take; left out where lines are only sold, as in a package. */
  haklar?: Seanslar;
  /** It is the sale of a package, whose services have a number of sessions each. */
  paketMi?: boolean;
  change: (degisiklik: SepetDegisikligi) => void;
  /** It is a finished sale that is changed. */
  bitmis?: boolean;
  busy: boolean;
  error: ApiHatasi | null;
  /** `islemde` keeps the sale open, to be finished later. */
  onSave: (islemde: boolean) => void;
  /** A payment of the saved sale was given back. */
  onGivenBack: (() => void) | undefined;
  isDirty: boolean;
};

const BOS: Seanslar = new Map();

/** The cart: customer, lines and discount, which scroll; payments, what is left to pay and saving, which stay in sight. */
export function SepetPane({ sepet, haklar, paketMi = false, change, bitmis = false, busy, error, onSave, onGivenBack, isDirty }: SepetPaneProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { can } = useYetki();
  const iskontoReason = useReason('satisIskonto');
  const { genelIskontoKullanilsinMi, satistaIslemdeKullanilsin, satistaPersonelKullanilsinMi, odemeSekliGirilsinMi } = useAyarlar();
  const total = totalOf(sepet);
  const fiyatlar = useMusteriFiyatlari(sepet, change);
  const iskonto = useMusteriIskonto(sepet, change);
  const musteriIskonto = iskonto.yuzde;
  const { limit, isOver } = useIskontoSiniri(sepet, total, musteriIskonto);
  const fark = total ? taksitFarki(sepet, total) : ZERO;
  const kampanya = useKampanya(sepet, change);
  /** What the total rests on: at the price of the list a sale is saved only where that is what the customer pays. */
  const kosullar = [fiyatlar, iskonto, kampanya];
  const okunamayan = kosullar.filter(({ okunamadi }) => okunamadi);
  // The discounts of a saved sale were approved when it was sold.
  const overLimit = isDirty && isOver;

  const dagilim = paketDagilimi(sepet, haklar ?? BOS);
  const kapidan = isKapidan(sepet);
  const stok = useStokUyarisi(sepet, { satilir: haklar !== undefined, bitmis });
  // The money of a saved sale is on its customer's account already; at the door there was none.
  const [sabit] = useState(sepet.id > 0 && !kapidan);
  const reason = useEksik(sepet, { total, fark, kosullar, stok: stok.eksikler, dagilim });
  // A refusal that asks for an approval opens its dialog and is not shown as an error.
  const refused = error?.veri.onayIstegi === undefined ? error : null;
  // A sale that was finished without one may still be put right.
  const odemeEksik = odemeSekliGirilsinMi && !bitmis && total !== undefined && total.toplam > 0 && total.alinan === 0 && total.mahsup === 0;

  return (
    <Card className={classes.cart} component="section" aria-label={t('sepet')} padding="sm">
      <div className={classes.upper}>
        <MusteriPicker
          label={t('musteri')}
          value={kapidan ? { ...KAPIDAN, adSoyad: t('ortak:kapidan') } : sepet.musteri}
          disabled={sabit}
          autoFocus={!sepet.musteri}
          next={KATALOG}
          onChange={(musteri) => change({ tur: 'alan', alan: { musteri } })}
        />
        {/* Only a plain sale is for nobody: what gives sessions needs somebody who owns them. */}
        {!sepet.musteri && haklar && can('satisEkle') && (
          <Button variant="default" size="compact-md" w="fit-content" leftSection={<StoreIcon size={16} />} onClick={() => change({ tur: 'alan', alan: { musteri: KAPIDAN } })}>
            {t('kapidan.sat')}
          </Button>
        )}
        {sepet.musteri && !kapidan && <MusteriSeanslari musteriID={sepet.musteri.id} />}
        <div className={classes.middle}>
          {sepet.id === 0 && sepet.musteri && !kapidan && <AcikSatisSeridi musteriID={sepet.musteri.id} />}
          {sepet.satirlar.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('sepetBos')}
            </Text>
          )}
          <ul className={classes.lines}>
            {sepet.satirlar.map((satir, index) => (
              <SepetSatirKarti
                key={satir.key}
                satir={satir}
                haklar={haklar}
                dagilim={dagilim.get(satir.key)}
                net={total?.satirlar[index]?.net}
                uyarilar={stok.uyarilar.get(satir.altUrunID)}
                acik={paketMi && satir.adet === 1}
                onChange={(alan) => change({ tur: 'satir', key: satir.key, alan })}
                onRemove={() => change({ tur: 'satirSil', key: satir.key })}
              />
            ))}
          </ul>
          {sepet.satirlar.length > 0 && (
            <Stack gap="sm" mt="sm">
              {(genelIskontoKullanilsinMi || sepet.iskonto > 0) && (
                <IskontoInput label={musteriIskonto > 0 ? t('genelIskontoGrup', { yuzde: formatMiktar(musteriIskonto) }) : t('genelIskonto')} tip={sepet.iskontoTip} value={sepet.iskonto} hint={iskontoReason && t('onay.gerekir')} onChange={(alan) => change({ tur: 'alan', alan })} />
              )}
              {satistaPersonelKullanilsinMi && <SaticiAlani value={sepet.personelID} onChange={(personelID) => change({ tur: 'alan', alan: { personelID } })} />}
              <Textarea label={t('aciklama')} autosize minRows={1} value={sepet.aciklama} onChange={(event) => change({ tur: 'alan', alan: { aciklama: event.currentTarget.value } })} />
              {total && <BahsisBolumu sepet={sepet} paraUstu={total.paraUstu} change={change} />}
              {total && !kapidan && <TaksitBolumu sepet={sepet} kalan={total.kalan} fark={fark} change={change} />}
            </Stack>
          )}
        </div>
      </div>
      <div className={classes.foot} data-notices="top">
        {sepet.satirlar.length > 0 && (
          <>
            <OdemeBolumu sepet={sepet} paketMi={paketMi} kalan={total?.kalan ?? ZERO} change={change} iadeReason={isDirty ? t('iade.kaydet') : undefined} onGivenBack={onGivenBack} />
            {kampanya.kalanZaman !== null && <KampanyaSeridi adi={kampanya.adi} kalanZaman={kampanya.kalanZaman} okundu={kampanya.okundu} onEnd={kampanya.refetch} />}
          </>
        )}
        <div role="status">{sepet.satirlar.length > 0 && <SepetToplamlari total={total} />}</div>
        {stok.eksiyeDusenler.length > 0 && (
          <Text size="sm" c="var(--defter-danger)">
            {t('stokUyarisi.ozet', { urunler: stok.eksiyeDusenler.join(', ') })}
          </Text>
        )}
        {(overLimit || error) && (
          <Alert color={refused ? 'red' : 'yellow'} role="alert" p="xs">
            {refused ? messageText(Object.values(refused.alanlar)[0] ?? refused.kod, refused.veri) : limit > 0 ? t('iskontoSiniri', { yuzde: formatMiktar(limit) }) : t('onay.gerekir')}
          </Alert>
        )}
        {okunamayan.length > 0 && (
          <Alert color="red" role="alert" p="xs">
            <Group justify="space-between" gap="xs">
              {t('kosul.okunamadi')}
              <Button size="compact-md" variant="default" onClick={() => okunamayan.forEach(({ refetch }) => refetch())}>
                {t('ortak:tekrarDene')}
              </Button>
            </Group>
          </Alert>
        )}
        <Group grow gap="xs">
          {satistaIslemdeKullanilsin && (
            <ReasonButton variant="default" reason={kapidan ? t('eksik.kapidanAcik') : (reason ?? (dagilim.size > 0 ? t('eksik.paketAcik') : undefined))} loading={busy} onClick={() => onSave(true)}>
              {t(bitmis ? 'yenidenAc' : 'acikBirak')}
            </ReasonButton>
          )}
          <ReasonButton {...KAYDET} reason={reason ?? (odemeEksik ? t('eksik.odeme') : undefined)} loading={busy} onClick={() => onSave(false)}>
            {t(bitmis ? 'ortak:kaydet' : sepet.id > 0 ? 'satisiTamamla' : 'satisiKaydet')}
          </ReasonButton>
        </Group>
      </div>
    </Card>
  );
}
