import { AltUrunSarf, altUrunCalls } from '@defter/contract/alt-urun.ts';
import { SatisTipi } from '@defter/contract/urun.ts';
import { formatTL, sum, ZERO } from '@defter/rules/para.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './AltUrunPage.module.css';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { SarfSatiri, type SarfGirdisi } from './SarfSatiri.tsx';

type Kayitli = { surum: number; liste: AltUrunSarf[] };
type SarfFormuProps = { altUrunID: number; kayitli: Kayitli };

const valuesOf = (altUrunID: number, { surum, liste }: Kayitli) => ({ altUrunID, surum: surum as number | null, icerikler: liste as SarfGirdisi[] });

const HELD = z.extend(altUrunCalls.saveSarf.body, { icerikler: z.array(AltUrunSarf) });

/** The form of the prescription. Each product is in it once. */
export function SarfFormu({ altUrunID, kayitli }: SarfFormuProps) {
  const { t } = useTranslation(['altUrun', 'ortak']);
  const form = useRecordForm({
    record: kayitli,
    read: () => readAnew(altUrunCalls.sarf, { params: { id: altUrunID } }),
    values: (record: Kayitli) => valuesOf(altUrunID, record),
    schema: altUrunCalls.saveSarf.body,
    held: HELD,
    call: altUrunCalls.saveSarf,
  });
  useLeaveGuard(form.isDirty);
  const { icerikler: satirlar } = form.getValues();
  const setSatirlar = (yeni: SarfGirdisi[]) => form.setFieldValue('icerikler', yeni);
  const isDirty = form.isDirty();
  const eksik = satirlar.some(({ miktar }) => typeof miktar !== 'number' || miktar <= 0) ? t('miktarGirin') : undefined;
  const toplam = sum(kayitli.liste.map(({ maliyet }) => maliyet ?? ZERO));

  const add = (urun: SecilenUrun | null) => {
    if (urun) setSatirlar([...satirlar, { sarfUrunID: urun.id, adi: urun.adi, miktar: 1, birimID: null, birimAdi: urun.birimAdi, maliyet: null }]);
  };

  return (
    <Stack gap="md">
      {satirlar.length === 0 && <EmptyState title={t('sarfYok.baslik')} text={t('sarfYok.aciklama')} />}
      <ul className={classes.rows}>
        {satirlar.map((satir, index) => (
          <SarfSatiri
            key={satir.sarfUrunID}
            satir={satir}
            onChange={(degisen) => setSatirlar(satirlar.with(index, { ...satir, ...degisen }))}
            onRemove={() => setSatirlar(satirlar.filter((other) => other !== satir))}
          />
        ))}
      </ul>
      {!isDirty && toplam > 0 && (
        <Text size="sm" c="dimmed" className="tabular">
          {t('sarfToplami', { tutar: formatTL(toplam) })}
        </Text>
      )}
      <Group align="flex-end" gap="xs">
        <UrunSecimi
          // A new key empties the box after every choice.
          key={satirlar.length}
          flex="1 1 240px"
          maw={420}
          label={t('sarfEkle')}
          placeholder={t('sarfUrunuSecin')}
          satisTipi={SatisTipi.urun}
          tumu
          uygun={({ id }) => !satirlar.some(({ sarfUrunID }) => sarfUrunID === id)}
          etiket={({ adi, urunKod }) => (urunKod ? `${adi} · ${urunKod}` : adi)}
          value={null}
          onChange={add}
        />
        <Group gap="xs" ml="auto">
          {isDirty && (
            <Button variant="default" onClick={form.reset}>
              {t('ortak:vazgec')}
            </Button>
          )}
          <YetkiButton yetki={altUrunCalls.saveSarf.yetki} reason={isDirty ? eksik : t('degisiklikYok')} loading={form.busy} onClick={() => form.submit()}>
            {t('ortak:kaydet')}
          </YetkiButton>
        </Group>
      </Group>
    </Stack>
  );
}
