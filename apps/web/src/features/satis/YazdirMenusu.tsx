import type { Satis } from '@defter/contract/satis.ts';
import { Button, Menu } from '@mantine/core';
import { ChevronDownIcon, PrinterIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';

/** The papers of a sale, each in a window of its own. */
export function YazdirMenusu({ satis }: { satis: Satis }) {
  const { t } = useTranslation(['satis', 'ortak']);
  const kagitlar = [
    { to: paths.satisAdisyon(satis.id), ad: t('fis') },
    { to: paths.satisAdisyon(satis.id, { en: 58 }), ad: t('fis58') },
    { to: paths.satisA4(satis.id, { boy: 'a5' }), ad: t('a5') },
    { to: paths.satisA4(satis.id), ad: t('a4') },
    // A contract needs a customer.
    ...(satis.musteri ? [{ to: paths.sozlesme({ satis: satis.id }), ad: t('sozlesme') }] : []),
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<PrinterIcon size={18} />} rightSection={<ChevronDownIcon size={16} />}>
          {t('ortak:yazdir')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kagitlar.map(({ to, ad }) => (
          <Menu.Item key={to} component={Link} to={to} target="_blank">
            {ad}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
