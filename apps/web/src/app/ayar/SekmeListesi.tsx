import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../routing/paths.ts';
import { useMenu } from '../shell/use-menu.ts';
import classes from './AyarlarPage.module.css';
import type { BulunanAyar } from './search-ayarlar.ts';
import type { Sekme } from './sekmeler.ts';

type SekmeListesiProps = {
  sekmeler: readonly Sekme[];
  acik: Sekme['ad'] | undefined;
  /** The results of a search; undefined while nobody searches. */
  bulunanlar: readonly BulunanAyar[] | undefined;
  ara: string;
  onOpen: (where: Pick<BulunanAyar, 'sekme' | 'anahtar'>) => void;
};

/** The tabs in their groups, or the results of a search in their place. */
export function SekmeListesi({ sekmeler, acik, bulunanlar, ara, onOpen }: SekmeListesiProps) {
  const { t } = useTranslation('ayar');
  const others = useMenu().groups.find(({ path }) => path === paths.ayarlar())?.screens ?? [];
  if (bulunanlar) {
    return (
      <div className={classes.found} role="status">
        {bulunanlar.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('sonucYok', { ara })}
          </Text>
        )}
        {bulunanlar.map(({ sekme, anahtar, label, hint }) => (
          <UnstyledButton key={`${sekme}.${anahtar ?? ''}`} className={classes.entry} onClick={() => onOpen({ sekme, anahtar })}>
            {label}
            <Text span size="xs" c="dimmed" display="block">
              {hint}
            </Text>
          </UnstyledButton>
        ))}
      </div>
    );
  }
  const gruplar = [...new Set(sekmeler.map(({ grup }) => grup))];
  return (
    <div className={classes.list}>
      {gruplar.map((grup) => (
        <div key={grup} role="group" aria-label={t(`grup.${grup}`)}>
          <Text size="xs" fw={650} c="dimmed" className={classes.group}>
            {t(`grup.${grup}`)}
          </Text>
          {sekmeler
            .filter((sekme) => sekme.grup === grup)
            .map(({ ad }) => (
              <UnstyledButton
                key={ad}
                className={classes.entry}
                aria-current={ad === acik ? 'page' : undefined}
                onClick={() => onOpen({ sekme: ad })}
              >
                {t(`sekme.${ad}.ad`)}
              </UnstyledButton>
            ))}
        </div>
      ))}
      {others.length > 0 && (
        <div role="group" aria-label={t('grup.diger')}>
          <Text size="xs" fw={650} c="dimmed" className={classes.group}>
            {t('grup.diger')}
          </Text>
          {others.map(({ path, label }) => (
            <UnstyledButton key={path} component={Link} to={path} className={classes.entry}>
              {label}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}
