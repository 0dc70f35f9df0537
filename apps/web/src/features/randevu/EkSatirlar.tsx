import { randevuCalls, type RandevuBasligi, type RandevuHizmet } from '@defter/contract/randevu.ts';
import { SatisTipi } from '@defter/contract/urun.ts';
import { formatTL } from '@defter/rules/para.ts';
import { isSaat, toDakika, toSaat } from '@defter/rules/saat.ts';
import { Button, Stack, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import { kalanSeans, type Seanslar } from '../../pickers/use-seanslar.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { EkSatirKutusu } from './EkSatirKutusu.tsx';
import type { RandevuDegerleri } from './form-values.ts';
import { type BosSaat, chooseNext, type EkSatir, totalOf } from './ziyaret.ts';

type EkSatirlarProps = {
  form: ZodForm<RandevuDegerleri>;
  tarih: string;
  basliklar: readonly RandevuBasligi[];
  seanslar: Seanslar;
  /** Ends when the places of all lines are known; a save waits for it. */
  aranan: RefObject<Promise<void>>;
  onChange: (index: number, degisen: Partial<EkSatir>) => void;
  oneriOf: (index: number) => ReactNode;
};

/** The further services of a visit, each with its own column and time, and what all of them take and cost together. */
export function EkSatirlar({ form, tarih, basliklar, seanslar, aranan, onChange, oneriOf }: EkSatirlarProps) {
  const { t } = useTranslation('randevu');
  const [adding, setAdding] = useState(false);
  const ekler = useFormValue(form, 'ekler');
  const hizmetler = useFormValue(form, 'randevuHizmet');
  const { dakika, fiyat } = totalOf(hizmetler, ekler);

  const add = (secilen: SecilenUrun | null) => {
    if (!secilen) return;
    setAdding(false);
    const { id: altUrunID, adi, urunSure: sure, tamponOnce, tamponSonra, fiyat: ucret } = secilen;
    const hizmet = { id: 0, altUrunID, adi, altUrunAdi: adi, sure, tamponOnce, tamponSonra, fiyat: ucret };
    const index = form.getValues().ekler.length;
    const onceki = () => form.getValues().ekler[index - 1] ?? form.getValues();
    const satir = behind(hizmet, onceki());
    // It stands at once, and goes to its place when the one before it has gone to its own.
    form.setFieldValue('ekler', [...form.getValues().ekler, satir]);
    aranan.current = aranan.current.then(async () => {
      const yer = await findFree(altUrunID, onceki(), tarih);
      const simdiki = form.getValues().ekler[index];
      if (yer && simdiki && isAsPut(simdiki, satir)) onChange(index, { randevuSutunBaslikID: yer.randevuSutunBaslikID, baslangicSaat: yer.baslangicSaat, bitisSaat: yer.bitisSaat });
    });
  };

  if (hizmetler.length === 0 && ekler.length === 0) return null;
  return (
    <Stack gap={8}>
      {ekler.map((satir, index) => (
        <EkSatirKutusu
          key={index}
          form={form}
          index={index}
          satir={satir}
          basliklar={basliklar}
          onChange={(degisen) => onChange(index, degisen)}
          onRemove={() => form.removeListItem('ekler', index)}
        >
          {oneriOf(index)}
        </EkSatirKutusu>
      ))}
      {adding ? (
        <UrunSecimi
          autoFocus
          label={t('ziyaret.sonraki')}
          placeholder={t('hizmetEkle')}
          satisTipi={SatisTipi.hizmet}
          once={({ id }) => seanslar.has(id)}
          etiket={({ id, adi, urunSure }) => (seanslar.has(id) ? t('hizmetSeansi', { adi, count: kalanSeans(seanslar, id) }) : `${adi} · ${t('dakika', { dakika: urunSure })}`)}
          value={null}
          onChange={add}
        />
      ) : (
        hizmetler.length > 0 && (
          <Button variant="subtle" size="compact-md" leftSection={<PlusIcon size={16} />} style={{ alignSelf: 'flex-start' }} onClick={() => setAdding(true)}>
            {t('ziyaret.ekle')}
          </Button>
        )
      )}
      {ekler.length > 0 && (
        <Text size="sm" fw={550} role="status" className="tabular">
          {t('ziyaret.toplam', { count: hizmetler.length + ekler.length, dakika, fiyat: formatTL(fiyat) })}
        </Text>
      )}
    </Stack>
  );
}

type Onceki = Pick<EkSatir, 'randevuSutunBaslikID' | 'bitisSaat'>;

/** The next service in the same column, right after the one before; the server has the last word. */
const behind = (hizmet: RandevuHizmet, { randevuSutunBaslikID, bitisSaat }: Onceki): EkSatir => ({
  hizmet,
  uygulayanPersonelID: null,
  yerler: [],
  randevuSutunBaslikID,
  baslangicSaat: bitisSaat,
  bitisSaat: bitisSaat && isSaat(bitisSaat) ? toSaat(Math.min(toDakika(bitisSaat) + hizmet.sure, 24 * 60)) : null,
});

/** Whether nobody has changed a line since it was put there. */
const isAsPut = (simdiki: EkSatir, ilk: EkSatir): boolean =>
  simdiki.hizmet.altUrunID === ilk.hizmet.altUrunID && simdiki.randevuSutunBaslikID === ilk.randevuSutunBaslikID && simdiki.baslangicSaat === ilk.baslangicSaat && simdiki.bitisSaat === ilk.bitisSaat;

/** Where the next service goes by what is free; undefined without an answer. */
async function findFree(altUrunID: number, { randevuSutunBaslikID: sutunID, bitisSaat }: Onceki, tarih: string): Promise<BosSaat | undefined> {
  const saat = bitisSaat && isSaat(bitisSaat) ? bitisSaat : '00:00';
  const ask = async (randevuSutunBaslikID: number | null) => {
    const { liste } = await readAnew(randevuCalls.doluBos, { query: { baslangicTarihi: tarih, bitisTarihi: tarih, altUrunIDler: [altUrunID], randevuSutunBaslikID } });
    return liste.flatMap(({ bosSaatler }) => bosSaatler);
  };
  const [ayni, hepsi] = await Promise.all([ask(sutunID), ask(null)]).catch(() => [[], []]);
  return chooseNext(ayni, hepsi, saat);
}
