import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls, type Satis } from '@defter/contract/satis.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { CalendarIcon, CheckIcon, PrinterIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { TaksitKagitlari } from './taksit/TaksitKagitlari.tsx';

/** The data that the screen of selling hands on to the page of the finished sale. */
export type BitenSatis = { paraUstu: Kurus };

/** Says what was paid in the sale that was just finished, and offers the usual next steps. */
export function SatisBitti({ satis, bitti }: { satis: Satis; bitti: BitenSatis }) {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  const opens = useOpens();
  const odemeler = satis.odemeler.map(({ odemeSekliAdi, tutar }) => `${formatTL(tutar)} ${odemeSekliAdi}`).join(' + ');
  const satirlar = [
    odemeler ? t('bitti.alinan', { odemeler }) : t('bitti.odenmedi'),
    satis.kalan > 0 && t('bitti.kalan', { tutar: formatTL(satis.kalan) }),
    ...satis.bahsisler.map(({ personelAdi, tutar }) => t('bahsis.satir', { ad: personelAdi, tutar: formatTL(tutar) })),
  ];
  return (
    <Alert color="defter" role="status" mb="md" icon={<CheckIcon size={18} />} title={t('bitti.baslik', { no: satis.satisNo })}>
      <Text size="sm">{satirlar.filter(Boolean).join(' ')}</Text>
      {bitti.paraUstu > 0 && (
        <Text fw={650} fz="lg" className="tabular">
          {t('paraUstu', { tutar: formatTL(bitti.paraUstu) })}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {can(satisCalls.kagit.yetki) && (
          <Button component={Link} to={paths.satisAdisyon(satis.id)} target="_blank" size="compact-md" leftSection={<PrinterIcon size={17} />}>
            {t('fis')}
          </Button>
        )}
        {satis.taksitler.length > 0 && can(sozlesmeCalls.belge.yetki) && <TaksitKagitlari satisID={satis.id} />}
        {satis.musteri && opens(paths.randevular()) && can(randevuCalls.create.yetki) && (
          <Button component={Link} to={paths.randevular({ musteri: satis.musteri.id })} variant="default" size="compact-md" leftSection={<CalendarIcon size={17} />}>
            {t('sonrakiRandevu')}
          </Button>
        )}
        {opens(paths.randevular()) && (
          <Button component={Link} to={paths.randevular()} variant="default" size="compact-md">
            {t('bitti.takvim')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
