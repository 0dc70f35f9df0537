import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { formatTL, type Kurus, ZERO } from '@defter/rules/para.ts';
import { Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { NotLoaded } from '../../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../../app/data/query.ts';
import { UrunSecimi } from '../../../../pickers/UrunSecimi.tsx';
import { useParaSekilleri } from '../../../../pickers/odeme-sekilleri.ts';
import { useFormValue, useZodForm } from '../../../../ui/form.ts';
import { messageText } from '../../../../ui/notice.ts';
import { NumberField } from '../../../../ui/NumberField.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import { NedenAlani, type PaketPaneliProps } from './IslemAlanlari.tsx';

const HIZMET = 1;
/** The difference is not paid now. */
const SONRA = 0;
const { fark: _fark, odemeler: _odemeler, ...alanlar } = seansIslemiCalls.degistir.body.shape;
const schema = z.object(alanlar);
const held = z.extend(schema, { odemeSekliID: z.number() });

/** Exchanges sessions for those of another service: the value of each, and the difference to pay. */
export function DegistirPaneli({ hak, onClose }: PaketPaneliProps) {
  const { t } = useTranslation('seans');
  const save = useSave(seansIslemiCalls.degistir);
  const sekiller = useParaSekilleri();
  /** The difference that was shown last. */
  const fark = useRef<Kurus>(ZERO);
  const form = useZodForm({
    schema,
    held,
    initialValues: {
      paketHakID: hak.id,
      adet: hak.kalan as number | string | null,
      altUrunID: null as number | null,
      yeniAdet: hak.kalan as number | string | null,
      odemeSekliID: SONRA,
      neden: '',
    },
    check: () => (fark.current < 0 ? { yeniAdet: messageText('degisimDegeriDusuk') } : {}),
    save: async (body, { odemeSekliID }) => {
      const tutar = fark.current;
      const odemeler = tutar > 0 && odemeSekliID !== SONRA ? [{ id: 0, odemeSekliID, tutar, tarih: null, aciklama: null }] : [];
      await save.mutateAsync({ body: { ...body, fark: tutar, odemeler } });
      onClose();
    },
  });
  const altUrunID = useFormValue(form, 'altUrunID');
  const adet = Number(useFormValue(form, 'adet'));
  const yeniAdet = Number(useFormValue(form, 'yeniAdet'));
  const isWhole = altUrunID !== null && adet >= 1 && adet <= hak.kalan && yeniAdet >= 1;
  const { data: hesap, isPlaceholderData, error, refetch } = useCall(
    seansIslemiCalls.degisimHesabi,
    { params: { id: hak.id }, query: { adet, altUrunID: altUrunID ?? 0, yeniAdet } },
    { enabled: isWhole && !save.isPending && !save.isSuccess, keep: true },
  );
  useEffect(() => {
    fark.current = hesap?.fark ?? ZERO;
  }, [hesap]);
  const farkSozu = (tutar: Kurus) => {
    if (tutar === 0) return t('islem.degistir.farkYok');
    return tutar < 0 ? messageText('degisimDegeriDusuk') : t('islem.degistir.fark', { tutar: formatTL(tutar) });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('islem.degistir.baslik')}
      description={hak.altUrunAdi}
      form={form}
      isReady={!isWhole || (hesap !== undefined && !isPlaceholderData)}
      saveLabel={t('islem.degistir.evet')}
    >
      <Stack gap="md">
        <NumberField
          label={t('islem.degistir.adet')}
          description={t('kalanVar', { count: hak.kalan })}
          min={1}
          max={hak.kalan}
          key={form.key('adet')}
          {...form.getInputProps('adet')}
        />
        <UrunSecimi
          satisTipi={HIZMET}
          label={t('islem.degistir.hizmet')}
          required
          uygun={({ id }) => id !== hak.altUrunID}
          value={altUrunID}
          error={form.errors.altUrunID}
          onChange={(urun) => form.setFieldValue('altUrunID', urun?.id ?? null)}
        />
        <NumberField label={t('islem.degistir.yeniAdet')} min={1} key={form.key('yeniAdet')} {...form.getInputProps('yeniAdet')} />
        {!hesap && <NotLoaded reading={{ error, refetch }} />}
        {isWhole && hesap && (
          <Stack gap={2} role="status">
            <Text size="sm" className="tabular">
              {t('islem.degistir.deger', { eski: formatTL(hesap.deger), yeni: formatTL(hesap.yeniDeger) })}
            </Text>
            <Text size="sm" fw={600} className="tabular" c={hesap.fark < 0 ? 'var(--defter-danger)' : undefined}>
              {farkSozu(hesap.fark)}
            </Text>
          </Stack>
        )}
        {isWhole && hesap && hesap.fark > 0 && (
          <SelectField<number>
            label={t('islem.degistir.odeme')}
            searchable={false}
            data={[{ value: SONRA, label: t('sonraOdenecek') }, ...sekiller.map(({ id, adi }) => ({ value: id, label: adi }))]}
            key={form.key('odemeSekliID')}
            {...form.getInputProps('odemeSekliID')}
          />
        )}
        <NedenAlani form={form} />
      </Stack>
    </SidePanel>
  );
}
