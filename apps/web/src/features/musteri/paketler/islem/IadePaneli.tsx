import { IADE_KURALLARI } from '@defter/contract/paket-program.ts';
import { type IadeHesabi, paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { formatTL, type Kurus, negate } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { NotLoaded } from '../../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../../app/data/query.ts';
import { useFormValue, useZodForm } from '../../../../ui/form.ts';
import { formatMiktar } from '../../../../ui/format.ts';
import { messageText, notice } from '../../../../ui/notice.ts';
import { NumberField } from '../../../../ui/NumberField.tsx';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../../../ui/Skeletons.tsx';
import { NedenAlani, type PaketPaneliProps } from './IslemAlanlari.tsx';

/** Takes a package back: the account first, which says where every lira goes. */
export function IadePaneli({ hak, onClose }: PaketPaneliProps) {
  const { t } = useTranslation('seans');
  const { data, error, refetch } = useCall(paketSatisCalls.iadeHesabi, { params: { id: hak.satisID } }, { once: true });
  if (data) return <IadeFormu ilk={data.hesap} onClose={onClose} />;
  return (
    <SidePanel opened onClose={onClose} title={t('islem.iade.baslik')} description={hak.paketAdi}>
      <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton />} />
    </SidePanel>
  );
}

const { iade: _iade, ...alanlar } = paketSatisCalls.iadeAl.body.shape;
const schema = z.object(alanlar);

function IadeFormu({ ilk, onClose }: { ilk: IadeHesabi; onClose: () => void }) {
  const { t } = useTranslation('seans');
  const save = useSave(paketSatisCalls.iadeAl, { notice: false });
  // Once the package is taken back, its account can no longer be asked for.
  const isSent = save.isPending || save.isSuccess;
  const form = useZodForm({
    schema,
    initialValues: { satisID: ilk.satisID, iadeKurali: ilk.iadeKurali as IadeHesabi['iadeKurali'] | null, kesintiYuzdesi: ilk.kesintiYuzdesi as number | string | null, neden: '' },
    save: async (body) => {
      const { odemeler } = await save.mutateAsync({ body: { ...body, iade: hesap.iade } });
      const verilen = odemeler.map(({ odemeSekliAdi, tutar }) => t('islem.iade.parca', { tutar: formatTL(tutar), ad: odemeSekliAdi })).join(', ');
      notice.info(verilen ? t('islem.iade.verildi', { verilen }) : messageText('paketIadeAlindi'), { seconds: 5 });
      onClose();
    },
  });
  const iadeKurali = useFormValue(form, 'iadeKurali');
  const yuzde = Number(useFormValue(form, 'kesintiYuzdesi') ?? 0);
  const kesintiYuzdesi = yuzde >= 0 && yuzde <= 100 ? yuzde : 0;
  const { data, isPlaceholderData, isLoadingError, error, refetch } = useCall(
    paketSatisCalls.iadeHesabi,
    { params: { id: ilk.satisID }, query: { iadeKurali, kesintiYuzdesi } },
    { keep: true, staleTime: 0, enabled: !isSent },
  );
  const hesap = data?.hesap ?? ilk;

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('islem.iade.baslik')}
      description={t('satisNo', { no: ilk.satisNo, tarih: formatTarih(ilk.tarih) })}
      form={form}
      isReady={data !== undefined && !isPlaceholderData}
      saveLabel={hesap.iade > 0 ? t('islem.iade.evet', { tutar: formatTL(hesap.iade) }) : t('islem.iade.baslik')}
    >
      <Stack gap="md">
        <Text size="sm" c={hesap.caymaMi ? undefined : 'dimmed'}>
          {t(hesap.caymaMi ? 'islem.iade.cayma' : 'islem.iade.caymaGecti', { tarih: formatTarih(hesap.caymaSonGun) })}
        </Text>
        <div>
          <Text size="sm" fw={500} mb={4}>
            {t('islem.iade.kural')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t('islem.iade.kural')}
            data={IADE_KURALLARI.map((kural) => ({ value: kural, label: t(`islem.iade.kurallar.${kural}`) }))}
            value={iadeKurali ?? ilk.iadeKurali}
            onChange={(kural) => form.setFieldValue('iadeKurali', kural)}
          />
        </div>
        {!hesap.caymaMi && (
          <NumberField label={t('islem.iade.kesintiYuzdesi')} min={0} max={100} decimals={2} key={form.key('kesintiYuzdesi')} {...form.getInputProps('kesintiYuzdesi')} />
        )}
        {isLoadingError ? (
          <NotLoaded reading={{ error, refetch }} />
        ) : (
          <Stack gap={4} role="status" aria-label={t('islem.iade.hesap')}>
            <Satir ad={t('islem.iade.alinan')} tutar={hesap.alinan} />
            {hesap.satirlar.map(({ paketHakID, altUrunAdi, kullanilan, seans, kullanilanTutar }) => (
              <Satir key={paketHakID} ad={t('islem.iade.kullanilan', { ad: altUrunAdi, kullanilan, seans })} tutar={kullanilanTutar} eksi />
            ))}
            {hesap.diger > 0 && <Satir ad={t('islem.iade.diger')} tutar={hesap.diger} eksi />}
            {hesap.kesinti > 0 && <Satir ad={t('islem.iade.kesinti', { yuzde: formatMiktar(hesap.kesintiYuzdesi) })} tutar={hesap.kesinti} eksi />}
            <Satir ad={t('islem.iade.geri')} tutar={hesap.iade} kalin />
            {hesap.odemeler.map(({ odemeSekliID, odemeSekliAdi, tutar }) => (
              <Satir key={odemeSekliID} ad={t('islem.iade.yontem', { ad: odemeSekliAdi })} tutar={tutar} />
            ))}
            {hesap.borc > 0 && <Satir ad={t('islem.iade.borc')} tutar={hesap.borc} kalin />}
          </Stack>
        )}
        <NedenAlani form={form} />
        <Text size="sm" c="dimmed">
          {t('islem.iade.aciklama')}
        </Text>
      </Stack>
    </SidePanel>
  );
}

function Satir({ ad, tutar, eksi = false, kalin = false }: { ad: string; tutar: Kurus; eksi?: boolean; kalin?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
      <Text size="sm" fw={kalin ? 650 : undefined}>
        {ad}
      </Text>
      <Text size="sm" className="tabular" fw={kalin ? 650 : undefined} style={{ whiteSpace: 'nowrap' }}>
        {formatTL(eksi ? negate(tutar) : tutar)}
      </Text>
    </Group>
  );
}
