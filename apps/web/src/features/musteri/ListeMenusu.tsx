import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { aktarimCalls } from '@defter/contract/aktarim.ts';
import { excelCalls } from '@defter/contract/excel.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { ActionIcon, Loader, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withTexts } from '../../app/routing/with-texts.ts';
import { paths } from '../../app/routing/paths.ts';
import { type ExportedList, useExport } from '../../app/data/use-export.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { CopyIcon, DownloadIcon, EllipsisVerticalIcon, UploadIcon } from 'lucide-react';
import { usePart } from '../../ui/use-part.ts';

const loadAktarim = withTexts(['aktarim'], async () => (await import('./import/Aktarim.tsx')).AktarimPaneli);

/** Actions for the whole list that are used now and then. */
export function ListeMenusu({ list }: { list: ExportedList }) {
  const { t } = useTranslation(['musteri', 'ortak']);
  const [aktariliyor, setAktariliyor] = useState(false);
  const Aktarim = usePart(aktariliyor, loadAktarim);
  const disaAktar = useExport(musteriCalls.list, list);
  const reasons = { al: useReason(aktarimCalls.import.yetki), ver: useReason(excelCalls.export.yetki), tekrar: useReason(birlestirmeCalls.tekrarlar.yetki) };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('listeIslem.baslik')}>
            {disaAktar.busy ? <Loader size={16} /> : <EllipsisVerticalIcon size={18} />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<UploadIcon size={18} />} onClick={() => setAktariliyor(true)} disabled={reasons.al !== undefined} title={reasons.al}>
            {t('listeIslem.excelAl')}
          </Menu.Item>
          <Menu.Item leftSection={<DownloadIcon size={18} />} onClick={disaAktar.run} disabled={reasons.ver !== undefined || disaAktar.busy} title={reasons.ver}>
            {t('ortak:excelVer')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item component={Link} to={paths.tekrarlar()} leftSection={<CopyIcon size={18} />} disabled={reasons.tekrar !== undefined} title={reasons.tekrar}>
            {t('listeIslem.tekrarlar')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {Aktarim && aktariliyor && <Aktarim onClose={() => setAktariliyor(false)} />}
    </>
  );
}
