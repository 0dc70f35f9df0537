import { infoCalls } from '@defter/contract/info.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Menu } from '@mantine/core';
import { CreditCardIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../data/query.ts';
import { paths } from '../routing/paths.ts';

/** The plan in the account menu, or the last day of the trial. It is asked for when the menu opens. */
export function PaketSatiri() {
  const { t } = useTranslation('panel');
  const { data } = useCall(infoCalls.get);
  return (
    <Menu.Item component={Link} to={paths.hesap('paket')} closeMenuOnClick leftSection={<CreditCardIcon size={18} />}>
      {data?.denemeBitis ? t('hesap.deneme', { tarih: formatTarih(data.denemeBitis) }) : t('hesap.paket', { paket: data?.secilenPaket ?? '' })}
    </Menu.Item>
  );
}
