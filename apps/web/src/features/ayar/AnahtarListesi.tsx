import { AYAR_VARSAYILANLARI, ayarCalls, type GecerliAyarlar } from '@defter/contract/ayar.ts';
import { YURTDISI_HANE } from '@defter/rules/telefon.ts';
import { Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ANAHTARLAR, Katsayi, KucukSayi } from '../../app/ayar/anahtarlar.ts';
import type { SekmeProps } from '../../app/ayar/sekmeler.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { Rows } from '../../ui/Rows.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './AnahtarListesi.module.css';
import { KatsayiAlani } from './KatsayiAlani.tsx';
import { useAyarDegistir } from './use-ayar-degistir.ts';

type Gosterilen = (typeof ANAHTARLAR)[keyof typeof ANAHTARLAR][number];
const { enAz, enCok } = YURTDISI_HANE;

/** The limits of a small number, by the other settings. */
const araligiOf: Record<KucukSayi, (ayarlar: GecerliAyarlar) => [ilk: number, son: number]> = {
  ciktiSayisi: () => [1, 5],
  gelmemeSiniri: () => [0, 10],
  kaporaIadeSaat: () => [0, 72],
  telefonEnAz: ({ telefonEnCok }) => [enAz, telefonEnCok],
  telefonEnCok: ({ telefonEnAz }) => [telefonEnAz, enCok],
};
const secenekler = ([ilk, son]: [number, number]) => Array.from({ length: son - ilk + 1 }, (_, sira) => ({ value: ilk + sira, label: String(ilk + sira) }));

/** Settings of one line each: a sentence about the effect, the default, and the switch, which saves at once. */
export function AnahtarListesi({ anahtarlar, bulunan }: { anahtarlar: readonly Gosterilen[] } & SekmeProps) {
  const { t } = useTranslation('ayar');
  const { data, error, refetch } = useCall(ayarCalls.get);
  const { change, bekleyen } = useAyarDegistir();
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={anahtarlar.length} />} />;
  const degerler = { ...data.ayarlar, ...bekleyen };

  return (
    <Rows>
      {anahtarlar.map((anahtar) => {
        const ad = t(`anahtar.${anahtar}.ad`);
        const varsayilan = AYAR_VARSAYILANLARI[anahtar];
        return (
          <li key={anahtar} className={classes.row} data-bulunan={anahtar === bulunan || undefined} ref={anahtar === bulunan ? showToEye : undefined}>
            <div>
              <Text size="sm" fw={600} display="block" component="label" htmlFor={`ayar-${anahtar}`}>
                {ad}
              </Text>
              <Text size="xs" c="dimmed" id={`ayar-${anahtar}-aciklama`}>
                {t(`anahtar.${anahtar}.aciklama`)}{' '}
                {t('varsayilan', { deger: typeof varsayilan === 'boolean' ? t(varsayilan ? 'acik' : 'kapaliDeger') : varsayilan })}
              </Text>
            </div>
            {isKucukSayi(anahtar) ? (
              <SelectField
                id={`ayar-${anahtar}`}
                w={90}
                aria-describedby={`ayar-${anahtar}-aciklama`}
                data={secenekler(araligiOf[anahtar](degerler))}
                value={degerler[anahtar]}
                onChange={(sayi) => sayi !== null && change(ad, { [anahtar]: sayi })}
              />
            ) : isKatsayi(anahtar) ? (
              <KatsayiAlani
                anahtar={anahtar}
                id={`ayar-${anahtar}`}
                aciklayan={`ayar-${anahtar}-aciklama`}
                deger={degerler[anahtar]}
                onChange={(katsayi) => change(ad, { [anahtar]: katsayi })}
              />
            ) : (
              <Switch
                id={`ayar-${anahtar}`}
                aria-describedby={`ayar-${anahtar}-aciklama`}
                checked={degerler[anahtar]}
                onChange={(event) => change(ad, { [anahtar]: event.currentTarget.checked })}
              />
            )}
          </li>
        );
      })}
    </Rows>
  );
}

const isKucukSayi = (anahtar: Gosterilen): anahtar is KucukSayi => anahtar in araligiOf;
const isKatsayi = (anahtar: Gosterilen): anahtar is Katsayi => anahtar === 'puanlamaKatsayi' || anahtar === 'puanHesapKatsayi';

const showToEye = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' });
