import { type BelgeDegerleri, sozlesmeCalls, type SozlesmeMetni } from '@defter/contract/sozlesme.ts';
import { kurus, ZERO } from '@defter/rules/para.ts';
import { BELGE_ALANLARI, fillBelge, findEksikAlanlar } from '@defter/rules/taksitli-sozlesme.ts';
import { addMonths } from '@defter/rules/tarih.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { useFormValue } from '../../../ui/form.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { useToday } from '../../../ui/today.ts';
import { degerlerOf, senetDegerleri } from './degerler.ts';
import classes from './Metinler.module.css';

/** Writes a new version of a text, with its missing parts by law and a preview. */
export function SozlesmeMetniPaneli({ metin, onClose }: { metin: SozlesmeMetni; onClose: () => void }) {
  const { t } = useTranslation('sozlesme');
  const { tur } = metin;
  const form = useRecordForm({
    record: metin,
    read: async (one) => (await readAnew(sozlesmeCalls.metinler)).liste.find((other) => other.tur === one.tur),
    values: (one: SozlesmeMetni) => ({ surum: one.surum, tur: one.tur, metin: one.metin }),
    schema: sozlesmeCalls.createMetin.body,
    call: sozlesmeCalls.createMetin,
    onSaved: onClose,
  });
  const yazilan = useFormValue(form, 'metin');
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (yer: string) => {
    const { value = '', selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    form.setFieldValue('metin', `${value.slice(0, selectionStart)}{${yer}}${value.slice(selectionEnd)}`);
    area.current?.focus();
  };
  const eksikler = findEksikAlanlar(tur, yazilan);
  const ornekSatis = useOrnek();
  const ornek = degerlerOf(ornekSatis, t);
  const onizleme = fillBelge(yazilan, tur === 'senet' ? senetDegerleri(ornek, { no: 1, tarih: ornekSatis.satis.tarih, tutar: kurus(150_000) }) : ornek, tur).join(`[${t('metinler.tablo')}]`);
  return (
    <SidePanel opened onClose={onClose} title={t('metinler.yeniSurum', { ad: t(`metinler.tur.${tur}`) })} form={form} size="lg">
      <Stack gap="sm">
        <GrowingTextarea ref={area} label={t('metinler.metin')} data-autofocus minRows={10} maxRows={20} key={form.key('metin')} {...form.getInputProps('metin')} />
        {eksikler.length > 0 && (
          <Text size="sm" c="var(--defter-danger)" role="alert">
            {t('metinler.eksik', { alanlar: eksikler.map((ad) => t(`metinler.yer.${ad}`)).join(', ') })}
          </Text>
        )}
        <Group gap={6} role="group" aria-label={t('metinler.yerler')}>
          {BELGE_ALANLARI[tur].map((yer) => (
            <Button key={yer} size="compact-xs" variant="default" onClick={() => put(yer)}>
              {t(`metinler.yer.${yer}`)}
            </Button>
          ))}
        </Group>
        <Text fw={600} size="sm">
          {t('metinler.onizleme')}
        </Text>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by the keyboard too */}
        <div className={classes.preview} tabIndex={0} role="region" aria-label={t('metinler.onizleme')}>
          {onizleme}
        </div>
      </Stack>
    </SidePanel>
  );
}

/** A made-up sale, to show the text filled. */
function useOrnek(): BelgeDegerleri {
  const { t } = useTranslation('sozlesme');
  const tarih = useToday();
  return {
    firma: {
      adi: t('metinler.ornek.firma'),
      unvan: null,
      adres: t('metinler.ornek.adres'),
      ilAdi: 'İstanbul',
      telefon: '+902160000000',
      ePosta: 'bilgi@ornek.test',
      vergiDairesi: 'Kadıköy',
      vergiNo: '1234567890',
      mersisNo: null,
    },
    musteri: { adSoyad: t('metinler.ornek.isim'), telefon: '+905550000000', ePosta: null, adres: t('metinler.ornek.adres'), tcKimlikNo: null },
    satis: {
      satisNo: 1,
      tarih,
      hizmetler: t('metinler.ornek.hizmet'),
      sonGun: addMonths(tarih, 6),
      toplamTutar: kurus(600_000),
      pesinat: ZERO,
      taksitler: [1, 2, 3, 4].map((no) => ({ no, tarih: addMonths(tarih, no), tutar: kurus(150_000) })),
    },
  };
}
