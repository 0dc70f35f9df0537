import { tanimCalls, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { KullanimListesi } from './KullanimListesi.tsx';
import { isPasif, type Satir } from './turler.ts';

type BirlestirPaneliProps = {
  tur: TanimTuru;
  giden: Satir;
  /** The entries that it can be merged into. */
  hedefler: readonly Satir[];
  onClose: () => void;
  /** Gets the id for undoing the merger. */
  onMerged: (birlestirmeID: number, kalan: Satir) => void;
  /** Gets the function that takes it back. It acts on its own list, whatever list is shown by then. */
  onDeactivated: (takeBack: () => void) => void;
};

/** For an entry in use, which cannot be removed: puts it out of use or merges it into another one. A merger can be undone. */
export function BirlestirPaneli({ tur, giden, hedefler, onClose, onMerged, onDeactivated }: BirlestirPaneliProps) {
  const { t } = useTranslation(['tanim', 'ortak']);
  const { calls, alanlar } = tanimOf(tur);
  const create = calls.create!;
  const { data } = useCall(tanimCalls.kullanim, { params: { tur, id: giden.id } }, { once: true });
  const [hedefID, setHedefID] = useState<number | null>(null);
  const hedef = hedefler.find(({ id }) => id === hedefID);
  const birlestir = useSave(tanimCalls.birlestir, { notice: false });
  const pasifEt = useSave(calls.update ?? create, { notice: false });
  const canDeactivate = 'aktifMi' in alanlar && !isPasif(giden);

  const merge = (kalan: Satir) =>
    birlestir.mutate(
      { body: { tur, id: giden.id, hedefID: kalan.id } },
      {
        onSuccess: ({ birlestirmeID }) => onMerged(birlestirmeID, kalan),
        // Another desk has already merged it.
        onError: ({ kod }) => kod === 'bulunamadi' && onClose(),
      },
    );
  const activate = () => pasifEt.mutate({ body: { ...giden, surum: (giden.surum ?? 0) + 1 } });
  const deactivate = () => pasifEt.mutate({ body: { ...giden, aktifMi: false } }, { onSuccess: () => onDeactivated(activate) });

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('birlestir.baslik', { adi: giden.adi })}
      description={t(`tur.${tur}`)}
      footer={
        <>
          {canDeactivate && (
            <YetkiButton yetki={create.yetki} variant="default" loading={pasifEt.isPending} onClick={deactivate}>
              {t('birlestir.pasif')}
            </YetkiButton>
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={onClose}>
              {t('ortak:vazgec')}
            </Button>
            <YetkiButton
              yetki={create.yetki}
              reason={hedef ? undefined : t('birlestir.secin')}
              loading={birlestir.isPending}
              onClick={() => hedef && merge(hedef)}
            >
              {t('birlestir.yap')}
            </YetkiButton>
          </Group>
        </>
      }
    >
      <Stack gap="md">
        <Text size="sm">{t(!data?.toplam ? 'birlestir.aciklama' : canDeactivate ? 'birlestir.kullanimda' : 'birlestir.kullanimdaPasif', { adi: giden.adi })}</Text>
        {data && data.toplam > 0 && <KullanimListesi kullanim={data.kullanim} />}
        {hedefler.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('birlestir.hedefYok')}
          </Text>
        ) : (
          <SelectField
            label={t('birlestir.hedef')}
            searchable
            data={hedefler.map((satir) => ({ value: satir.id, label: isPasif(satir) ? t('birlestir.pasifHedef', { adi: satir.adi }) : satir.adi }))}
            value={hedefID}
            onChange={setHedefID}
          />
        )}
        {hedef && data && (
          <Alert variant="light">{t(data.toplam ? 'birlestir.onizleme' : 'birlestir.onizlemeBos', { count: data.toplam, giden: giden.adi, kalan: hedef.adi })}</Alert>
        )}
      </Stack>
    </SidePanel>
  );
}
