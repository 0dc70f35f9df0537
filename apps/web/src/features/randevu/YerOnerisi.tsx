import { Stack } from '@mantine/core';
import { useYetki } from '../../app/session/yetki.ts';
import type { ZodForm } from '../../ui/form.ts';
import { BosSaatler } from './BosSaatler.tsx';
import type { RandevuDegerleri } from './form-values.ts';
import type { FormYeri } from './use-form-yeri.ts';
import type { YerReddi } from './use-yer-reddi.ts';
import type { EkSatir } from './ziyaret.ts';
import { ZorlamaAlani } from './ZorlamaAlani.tsx';

type YerOnerisiProps = {
  form: ZodForm<RandevuDegerleri>;
  ret: YerReddi;
  randevuID: number | undefined;
  onPlace: (yer: FormYeri) => void;
  onPlaceEk: (index: number, degisen: Partial<EkSatir>) => void;
  onZorla: (neden: string) => void;
};

/** The ways out of a refused place: another time, or the same one for a reason. */
export function YerOnerisi({ form, ret, randevuID, onPlace, onPlaceEk, onZorla }: YerOnerisiProps) {
  const { can } = useYetki();
  const { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat, randevuHizmet, ekler } = form.getValues();
  const ek = ekler[ret.satir - 1];
  return (
    <Stack gap={6}>
      {ek ? (
        <BosSaatler
          yer={{ ...ek, randevuTarihi }}
          altUrunIDler={[ek.hizmet.altUrunID]}
          randevuID={undefined}
          baskaGun={false}
          onChoose={({ randevuTarihi: _gun, ...secilen }) => onPlaceEk(ret.satir - 1, secilen)}
        />
      ) : (
        <BosSaatler
          yer={{ randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat }}
          altUrunIDler={randevuHizmet.map(({ altUrunID }) => altUrunID)}
          randevuID={randevuID}
          baskaGun
          onChoose={onPlace}
        />
      )}
      {ret.kod !== 'gecmiseRandevu' && can('randevuZorla') && <ZorlamaAlani onZorla={onZorla} />}
    </Stack>
  );
}
