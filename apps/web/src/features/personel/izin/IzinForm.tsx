import type { BodyInput } from '@defter/contract/call.ts';
import { IzinKaydi, izinCalls, type Izin } from '@defter/contract/izin.ts';
import type { Personel } from '@defter/contract/personel.ts';
import { IZIN_TURLERI, type IzinTuru } from '@defter/rules/izin.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import type { ZamanAraligi } from '@defter/rules/vardiya.ts';
import { Anchor, Button, Group, SegmentedControl, Stack, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { ApiHatasi } from '../../../app/data/api.ts';
import { paths } from '../../../app/routing/paths.ts';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { useOpens } from '../../../app/session/YetkiLink.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue } from '../../../ui/form.ts';
import { messageText } from '../../../ui/notice.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { today } from '../../../ui/today.ts';
import { FORM_BASLIGI } from '../form-basligi.ts';
import { KayitAlti } from '../KayitAlti.tsx';
import { IZIN_SEKILLERI, askedAs, savedAs, toKayit, valuesOf, yarimGun, type IzinSekli } from './izin-girdisi.ts';
import { EngelRandevular } from './EngelRandevular.tsx';
import { useCalismaSaatleri } from './use-calisma-saatleri.ts';

type IzinFormProps = { personel: Personel; izin: Izin | undefined; onSaved: (saved: BodyInput<typeof izinCalls.update>) => void; onClose: () => void };

const HELD = z.extend(IzinKaydi, { sekil: z.enum(IZIN_SEKILLERI) });

/** A leave: some days, half a day, or some hours. Appointments in its time have to be moved first. */
export function IzinForm({ personel, izin, onSaved, onClose }: IzinFormProps) {
  const { t } = useTranslation('izin');
  const opens = useOpens();
  const [engel, setEngel] = useState<{ text: string; tarih: string; izin: ZamanAraligi }>();
  const form = useRecordForm({
    record: izin,
    // Another desk may have moved the leave to any time.
    read: async ({ id }) => {
      const { liste } = await readAnew(izinCalls.list, { query: { personelID: personel.id, baslangic: '1900-01-01', bitis: '2199-12-30' } });
      return liste.find((one) => one.id === id);
    },
    values: (record: Izin | undefined) => valuesOf(record, personel.id, today()),
    schema: IzinKaydi,
    held: HELD,
    call: izin ? izinCalls.update : izinCalls.create,
    onSaved: (_answer, saved) => onSaved(saved),
    check: ({ sekil, cikisTarihi, cikisSaati, gelisTarihi, gelisSaati }) => {
      const tur = askedAs({ sekil, cikisSaati, gelisSaati });
      if (tur === 'gun') return {};
      const missing = messageText('zorunluAlan');
      if (cikisSaati === null || gelisSaati === null) return { ...(cikisSaati === null && { cikisSaati: missing }), ...(gelisSaati === null && { gelisSaati: missing }) };
      const isOneDay = tur === 'yarim' || cikisTarihi === gelisTarihi;
      return isOneDay && gelisSaati <= cikisSaati ? { gelisSaati: messageText('bitisOnce') } : {};
    },
    save: async (girdi, send, values) => {
      setEngel(undefined);
      const body = toKayit(girdi, savedAs(values));
      try {
        await send(body);
      } catch (error) {
        if (!(error instanceof ApiHatasi) || error.kod !== 'izindeRandevuVar') throw error;
        const izin = { baslangic: `${body.cikisTarihi} ${body.cikisSaati ?? '00:00'}`, bitis: `${body.gelisTarihi} ${body.gelisSaati ?? '00:00'}` };
        const tarih = String(error.veri.tarih);
        // The days before the first appointment have none.
        setEngel({ text: messageText(error.kod, error.veri), tarih, izin: { ...izin, baslangic: [izin.baslangic, `${tarih} 00:00`].toSorted()[1]! } });
      }
    },
  });
  const tur = askedAs({ sekil: useFormValue(form, 'sekil'), cikisSaati: useFormValue(form, 'cikisSaati'), gelisSaati: useFormValue(form, 'gelisSaati') });
  const setTur = (sekil: IzinSekli) => form.setValues({ sekil, ...(sekil === 'gun' && { cikisSaati: null, gelisSaati: null }) });
  const gun = useFormValue(form, 'cikisTarihi');
  const gunu = gun !== null && isTarih(gun) ? gun : null;
  // While a day is typed, the value of the field is not a whole day yet.
  const ilkGun = useRef(gunu);
  const saatler = useCalismaSaatleri(personel.id, tur === 'yarim' ? gunu : null);
  const chooseYari = (yari: 'once' | 'sonra') => {
    if (!saatler || !gunu) return;
    const yarim = yarimGun(gunu, saatler, yari);
    form.setValues(yarim);
    ilkGun.current = yarim.cikisTarihi;
    // Half of a night shift touches two days.
    if (yarim.gelisTarihi !== gunu) setTur('saat');
  };

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md" maw={440}>
        <Title order={3} size="h4" {...FORM_BASLIGI}>
          {t(izin ? 'duzenle' : 'yeni')}
        </Title>
        <SelectField<IzinTuru>
          label={t('turu')}
          data={IZIN_TURLERI.map((ad) => ({ value: ad, label: t(`izinTuru.${ad}`) }))}
          key={form.key('izinTuru')}
          {...form.getInputProps('izinTuru')}
        />
        <SegmentedControl aria-label={t('tur')} value={tur} onChange={(next) => setTur(next as IzinSekli)} data={IZIN_SEKILLERI.map((ad) => ({ value: ad, label: t(`turler.${ad}`) }))} />
        <Group grow align="flex-start">
          <DateField
            label={t(tur === 'gun' ? 'ilkGun' : 'gun')}
            key={form.key('cikisTarihi')}
            {...form.getInputProps('cikisTarihi')}
            onDay={(tarih) => {
              const { gelisTarihi } = form.getValues();
              // A leave of one day keeps its length of one day.
              if (gelisTarihi && (gelisTarihi < tarih || gelisTarihi === ilkGun.current)) form.setFieldValue('gelisTarihi', tarih);
              ilkGun.current = tarih;
            }}
          />
          {tur !== 'yarim' && <DateField label={t(tur === 'gun' ? 'sonGun' : 'donusGunu')} key={form.key('gelisTarihi')} {...form.getInputProps('gelisTarihi')} />}
        </Group>
        {tur === 'yarim' && (
          <Group gap="xs">
            <Button variant="default" disabled={!saatler} onClick={() => chooseYari('once')}>
              {t('yari.once')}
            </Button>
            <Button variant="default" disabled={!saatler} onClick={() => chooseYari('sonra')}>
              {t('yari.sonra')}
            </Button>
          </Group>
        )}
        {tur !== 'gun' && (
          <Group grow align="flex-start">
            <TimeField label={t('cikisSaati')} required key={form.key('cikisSaati')} {...form.getInputProps('cikisSaati')} />
            <TimeField label={t('gelisSaati')} required key={form.key('gelisSaati')} {...form.getInputProps('gelisSaati')} />
          </Group>
        )}
        <TextInput label={t('aciklama')} description={t('aciklamaNotu')} autoComplete="off" key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        {engel && (
          <div>
            <EngelRandevular personelID={personel.id} izin={engel.izin} uyari={engel.text} />
            {opens(paths.randevular()) && (
              <Anchor size="sm" component={Link} to={paths.randevular({ tarih: engel.tarih })}>
                {t('takvimiAc')}
              </Anchor>
            )}
          </div>
        )}
        <KayitAlti form={form} onClose={onClose} kayit={izin} nesne="izin" calls={izinCalls} silindi={t('silindi')} />
      </Stack>
    </form>
  );
}
