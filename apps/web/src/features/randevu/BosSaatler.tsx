import { randevuCalls } from '@defter/contract/randevu.ts';
import { isSaat, toDakika } from '@defter/rules/saat.ts';
import { addDays, formatTarih, isTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { formatGunKisa } from '../../ui/format.ts';
import type { FormYeri } from './use-form-yeri.ts';

type BosSaatlerProps = {
  /** The place that was refused. */
  yer: FormYeri;
  altUrunIDler: number[];
  /** A saved appointment, whose own time is free to it. */
  randevuID: number | undefined;
  /** Whether another day would do. */
  baskaGun: boolean;
  onChoose: (yer: FormYeri) => void;
};

const SAYI = 3;
const GUNLER = 14;

/** The next free times of a column after a time that was refused; a press takes one of them. */
export function BosSaatler({ yer, altUrunIDler, randevuID, baskaGun, onChoose }: BosSaatlerProps) {
  const { t } = useTranslation('randevu');
  const { randevuSutunBaslikID, randevuTarihi: tarih, baslangicSaat, bitisSaat } = yer;
  const isKnown = tarih !== null && isTarih(tarih) && baslangicSaat !== null && isSaat(baslangicSaat) && bitisSaat !== null && isSaat(bitisSaat) && bitisSaat > baslangicSaat;
  const query = {
    baslangicTarihi: tarih,
    bitisTarihi: isKnown && baskaGun ? addDays(tarih, GUNLER) : tarih,
    altUrunIDler,
    randevuSutunBaslikID,
    randevuID,
    sure: isKnown ? toDakika(bitisSaat) - toDakika(baslangicSaat) : undefined,
  };
  const { data } = useCall(randevuCalls.doluBos, { query }, { enabled: isKnown, staleTime: 0 });
  if (!isKnown || !data) return null;

  const bos = data.liste.flatMap((gun) => gun.bosSaatler.map((saat) => ({ ...saat, tarih: gun.tarih })));
  const sonrakiler = bos.filter((saat) => saat.tarih > tarih || saat.baslangicSaat >= baslangicSaat).slice(0, SAYI);
  return (
    <Stack gap={4}>
      <Text size="sm" role="status">
        {t(sonrakiler.length > 0 ? 'bosSaat.sonraki' : 'bosSaat.yok')}
      </Text>
      {/* The refused field keeps the focus: when it is left its error goes, and the button would move from under the press. */}
      <Group gap={6} role="group" aria-label={t('bosSaat.etiket')} onMouseDown={(event) => event.preventDefault()}>
        {sonrakiler.map((saat) => (
          <Button
            key={`${saat.tarih} ${saat.baslangicSaat}`}
            size="compact-md"
            variant="light"
            className="tabular"
            onClick={() => onChoose({ randevuSutunBaslikID: saat.randevuSutunBaslikID, randevuTarihi: saat.tarih, baslangicSaat: saat.baslangicSaat, bitisSaat: saat.bitisSaat })}
          >
            {saat.tarih === tarih ? saat.baslangicSaat : `${formatGunKisa(saat.tarih)} ${formatTarih(saat.tarih).slice(0, 5)} ${saat.baslangicSaat}`}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
