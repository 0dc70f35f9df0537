import { EN_COK_OTOMATIK_GUN, otomatikSmsCalls, type OtomatikServisi, type OtomatikSms, OtomatikSmsKaydi } from '@defter/contract/otomatik-sms.ts';
import { type OtomatikKanal, otomatikSaat, otomatikTur, servisOf } from '@defter/rules/otomatik-sms.ts';
import { Alert, Button, Group, MultiSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { MesajAlani } from '../../pickers/MesajAlani.tsx';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { useUrunler } from '../../pickers/use-urunler.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { HaftaGunuSecimi } from '../../ui/HaftaGunuSecimi.tsx';
import { messageText } from '../../ui/notice.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { KanalSecimi } from './KanalSecimi.tsx';

const BIR_SAAT = '10:00';

type KuralFormProps = { servis: OtomatikServisi; kural?: OtomatikSms; onClose: () => void };

/** A rule: its text, its time, and the customers it leaves out. */
export function KuralForm({ servis, kural, onClose }: KuralFormProps) {
  const { t } = useTranslation(['otomatikSms', 'ortak']);
  const save = useSave(otomatikSmsCalls.save);
  const sil = useSave(otomatikSmsCalls.remove);
  const gruplar = useTanimlar('musteriGrubu');
  const { urunler } = useUrunler({ ara: '' });
  const form = useZodForm({
    schema: OtomatikSmsKaydi,
    initialValues: {
      id: kural?.id ?? 0,
      surum: kural?.surum ?? null,
      servisID: servis.id,
      smsBasligi: kural?.smsBasligi ?? null,
      mesaj: kural?.mesaj ?? servis.ilkMesaj,
      saat: (kural ? otomatikSaat(servis.kod, kural.saat) : servis.ilkSaat) as string | null,
      gun: (kural?.gun ?? servis.ilkGun) as number | string | null,
      dakika: (kural?.dakika ?? servis.ilkDakika) as number | string | null,
      gunler: kural?.gunler ?? [],
      haricGruplar: kural?.haricGruplar ?? [],
      hizmetler: kural?.hizmetler ?? [],
      aktifMi: kural?.aktifMi ?? true,
      kanallar: kural?.kanallar ?? (['sms'] as OtomatikKanal[]),
      wpSablonu: kural?.wpSablonu ?? null,
      wpAlanlari: kural?.wpAlanlari ?? [],
      beklemeDk: (kural?.beklemeDk ?? 30) as number | string | null,
    },
    // Null stands for a rule without an hour, so an emptied box is not null.
    check: ({ saat }): FormErrors => (saat === '' ? { saat: messageText('zorunluAlan') } : {}),
    save: async (satir) => {
      await save.mutateAsync({ body: { model: [satir] } });
      onClose();
    },
  });
  const mesaj = useFormValue(form, 'mesaj');
  const saat = useFormValue(form, 'saat');
  const gunler = useFormValue(form, 'gunler');
  const haricGruplar = useFormValue(form, 'haricGruplar');
  const hizmetler = useFormValue(form, 'hizmetler');
  const kanallar = useFormValue(form, 'kanallar');
  const wpSablonu = useFormValue(form, 'wpSablonu');
  const wpAlanlari = useFormValue(form, 'wpAlanlari');
  const ad = t(`servis.${servis.kod}`);
  const adlar = new Map([...urunler.map(({ id, adi }) => [id, adi] as const), ...(kural?.hizmetler ?? []).map((id, index) => [id, kural!.hizmetAdlari[index]!] as const)]);

  const remove = async (id: number) => {
    if (await confirm({ title: t('silinsinMi', { ad }), text: t('silAciklama'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={ad}
      form={form}
      size="md"
      extra={
        kural && (
          <Button variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(kural.id)}>
            {t('ortak:sil')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <MesajAlani
          label={t('mesaj')}
          value={mesaj}
          yerler={servis.alanlar.map((alan) => ({ ad: alan, label: `[${alan}]` }))}
          onChange={(metin) => form.setFieldValue('mesaj', metin)}
          error={form.errors.mesaj}
          autoFocus
        />
        {otomatikTur(servis.kod, mesaj) === 'ticari' && <Alert color="yellow">{t('ticariUyari')}</Alert>}
        {servis.yon === 'olay' ? (
          <Text size="sm" c="dimmed">
            {t('olayAciklama')}
          </Text>
        ) : (
          <>
            {!servisOf(servis.kod).gunluk && (
              <SegmentedControl
                aria-label={t('neZaman')}
                value={saat === null ? 'sure' : 'saat'}
                onChange={(secilen) => form.setFieldValue('saat', secilen === 'saat' ? (servis.ilkSaat ?? BIR_SAAT) : null)}
                data={[
                  { value: 'saat', label: t('saatinde') },
                  { value: 'sure', label: t('tamSure') },
                ]}
              />
            )}
            <Group grow align="flex-start">
              <NumberField label={t(servis.yon === 'once' ? 'gunOnce' : 'gunSonra')} max={EN_COK_OTOMATIK_GUN} key={form.key('gun')} {...form.getInputProps('gun')} />
              {saat === null ? (
                <NumberField label={t('dakika')} max={1439} step={15} key={form.key('dakika')} {...form.getInputProps('dakika')} />
              ) : (
                <TimeField label={t('saat')} value={saat} onChange={(yeni) => form.setFieldValue('saat', yeni ?? '')} error={form.errors.saat} />
              )}
            </Group>
            {saat !== null && (
              <HaftaGunuSecimi label={t('gunler')} description={t('gunlerAciklama')} value={gunler} onChange={(yeni) => form.setFieldValue('gunler', yeni)} />
            )}
          </>
        )}
        <KanalSecimi
          alanlar={servis.alanlar}
          value={{ kanallar, wpSablonu, wpAlanlari }}
          onChange={(secim) => form.setValues(secim)}
          errors={form.errors}
        />
        {kanallar[0] === 'whatsapp' && kanallar.length > 1 && <NumberField label={t('kanal.bekleme')} description={t('kanal.beklemeAciklama')} max={1440} key={form.key('beklemeDk')} {...form.getInputProps('beklemeDk')} />}
        <MultiSelect
          label={t('haricGruplar')}
          data={gruplar.map(({ id, adi }) => ({ value: String(id), label: adi }))}
          value={haricGruplar.map(String)}
          onChange={(secilen) => form.setFieldValue('haricGruplar', secilen.map(Number))}
          searchable
          clearable
        />
        {servis.alanlar.includes('hizmet') && (
          <MultiSelect
            label={t('hizmetler')}
            description={t('hizmetlerAciklama')}
            data={[...adlar].map(([id, adi]) => ({ value: String(id), label: adi }))}
            value={hizmetler.map(String)}
            onChange={(secilen) => form.setFieldValue('hizmetler', secilen.map(Number))}
            searchable
            clearable
          />
        )}
      </Stack>
    </SidePanel>
  );
}
