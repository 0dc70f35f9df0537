import { tanimOf, type TanimSatiri, type TanimTuru } from '@defter/contract/tanim.ts';
import { EklenebilirSecim, type SecimProps, type YeniKayitProps } from './EklenebilirSecim.tsx';
import { newAdli } from './lazy-form.tsx';
import { useTanimlar, useTanimlarBilinir } from './use-tanimlar.ts';

type TanimSecimiProps<T extends TanimTuru> = SecimProps & {
  tur: T;
  /** Filters the active entries, for example by category. */
  uygun?: (satir: TanimSatiri<T>) => boolean;
  /**
   * Fields of a new entry besides its name, such as its parent category; null where no entry can be added, as in a
   * filter.
   */
  yeni?: Record<string, unknown> | null;
};

/** Ids begin at 1. */
const NEW = 0;
const NOTHING = {};

/**
 * Select box of a definition; goes into a form like every input. What is not in the list can be added while picking, by
 * those who have the flag of the kind.
 *
 *     <TanimSecimi tur="meslek" label={t('meslek')} clearable key={form.key('meslekID')} {...form.getInputProps('meslekID')} />
 *     <TanimSecimi tur="altKategori" uygun={(alt) => alt.kategoriID === kategoriID} yeni={{ kategoriID }} … />
 */
export function TanimSecimi<T extends TanimTuru>({ tur, uygun, yeni = NOTHING, ...props }: TanimSecimiProps<T>) {
  const satirlar = useTanimlar(tur);
  const bilinir = useTanimlarBilinir();
  const { create } = tanimOf(tur).calls;
  const secili = Number(props.value ?? props.defaultValue);
  const offered = satirlar.filter((satir) => satir.id === secili || (isActive(satir) && (uygun?.(satir) ?? true)));
  const ekle =
    create === undefined || yeni === null || !bilinir
      ? undefined
      : { yetki: create.yetki, form: (props: YeniKayitProps) => newAdli({ create, yeni: { id: NEW, ...yeni }, ...props }) };

  return <EklenebilirSecim {...props} data={offered.map(({ id, adi }) => ({ value: id, label: adi }))} ekle={ekle} />;
}

const isActive = (satir: object) => !('aktifMi' in satir) || satir.aktifMi !== false;
