import { isMaskeli } from '@defter/rules/maske.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { ActionIcon, Text } from '@mantine/core';
import { MessageSquareTextIcon, PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';
import classes from './Bugun.module.css';

type SatirProps = { /** The time of the row. */ zaman?: string; kim: string; musteriID: number; telefon: string | null; ne?: ReactNode; /** The further buttons. */ children?: ReactNode };

/** A customer with the work to do; buttons to call and to write stand in every row. */
export function Satir({ zaman, kim, musteriID, telefon, ne, children }: SatirProps) {
  const { t } = useTranslation('bugun');
  const ulasilir = telefon !== null && !isMaskeli('telefon', telefon);
  return (
    <li className={classes.row}>
      {zaman && (
        <Text className="tabular" fw={600}>
          {zaman}
        </Text>
      )}
      <div className={classes.what}>
        <YetkiLink to={paths.musteri(musteriID)} inherit c="inherit" fw={550}>
          {kim}
        </YetkiLink>
        <Text span size="sm" c="dimmed" className={classes.service}>
          {ne}
        </Text>
      </div>
      <div className={classes.acts}>
        {ulasilir && (
          <ActionIcon component="a" href={`tel:${telefon}`} variant="subtle" color="gray" size={30} aria-label={t('ara', { ad: kim })} title={t('ara', { ad: kim })}>
            <PhoneIcon size={17} />
          </ActionIcon>
        )}
        {ulasilir && isMobil(telefon) && (
          <ActionIcon
            component="a"
            href={`https://wa.me/${telefon.slice(1)}`}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            color="gray"
            size={30}
            aria-label={t('yaz', { ad: kim })}
            title={t('yaz', { ad: kim })}
          >
            <MessageSquareTextIcon size={17} />
          </ActionIcon>
        )}
        {children}
      </div>
    </li>
  );
}
