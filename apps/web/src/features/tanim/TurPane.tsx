import type { TanimTuru } from '@defter/contract/tanim.ts';
import { fold } from '@defter/rules/metin.ts';
import { Card, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from 'lucide-react';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Tanimlamalar.module.css';
import { BOLUMLER, type Satir } from './turler.ts';

type TurPaneProps = { secili: TanimTuru; tanimlar: Record<TanimTuru, Satir[]> | undefined; onSelect: (tur: TanimTuru) => void };

/** The kinds, searched by their own name or by the name of an entry. On narrow screens they are a select box. */
export function TurPane({ secili, tanimlar, onSelect }: TurPaneProps) {
  const { t } = useTranslation('tanim');
  const [ara, setAra] = useState('');
  const words = fold(ara);
  const matches = (tur: TanimTuru) => fold(t(`tur.${tur}`)).includes(words) || tanimlar?.[tur].some(({ adi }) => fold(adi).includes(words));
  const bulunan = BOLUMLER.map(({ bolum, turler }) => ({ bolum, turler: words === '' ? turler : turler.filter(matches) })).filter(({ turler }) => turler.length > 0);

  return (
    <>
      <div className={classes.select}>
        <SelectField
          label={t('liste')}
          data={BOLUMLER.flatMap(({ turler }) => turler.map((tur) => ({ value: tur, label: t(`tur.${tur}`) })))}
          value={secili}
          onChange={(tur) => tur && onSelect(tur)}
        />
      </div>
      <Card component="nav" aria-label={t('listeler')} padding="sm" className={classes.kinds}>
        <TextInput
          type="search"
          aria-label={t('listeAra')}
          placeholder={t('listeAra')}
          leftSection={<SearchIcon size={17} />}
          value={ara}
          onChange={(event) => setAra(event.currentTarget.value)}
        />
        {bulunan.map(({ bolum, turler }) => (
          <section key={bolum} aria-label={t(`bolum.${bolum}`)}>
            <Text size="xs" fw={600} c="dimmed" px={10} pt={14} pb={4}>
              {t(`bolum.${bolum}`)}
            </Text>
            <ul className={classes.list}>
              {turler.map((tur) => (
                <li key={tur}>
                  <UnstyledButton
                    ref={tur === secili ? bringIntoView : undefined}
                    className={classes.kind}
                    aria-current={tur === secili ? 'page' : undefined}
                    onClick={() => onSelect(tur)}
                  >
                    <span>{t(`tur.${tur}`)}</span>
                    {tanimlar && <span className={classes.count}>{tanimlar[tur].length}</span>}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {bulunan.length === 0 && (
          <Text size="sm" c="dimmed" p={10}>
            {t('listeYok')}
          </Text>
        )}
      </Card>
    </>
  );
}

/** Scrolls to the chosen kind: a link may lead to one far down the pane. */
const bringIntoView = (kind: HTMLElement | null) => kind?.scrollIntoView({ block: 'nearest' });
