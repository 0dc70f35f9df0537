import { type AyarDegisikligi, ayarCalls } from '@defter/contract/ayar.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useSave } from '../../app/data/query.ts';
import { usePages } from '../../app/data/use-pages.ts';
import { alanMetni, formatDeger } from '../../app/gecmis/format-deger.ts';
import { confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatZaman } from '../../ui/format.ts';
import { Undo2Icon } from 'lucide-react';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { Row, RowText, Rows } from '../../ui/Rows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { pressOnay } from './ask-onay.ts';
import { ofRow } from '../../ui/of-row.ts';
import classes from './GecmisSekmesi.module.css';

const SAYFA = 25;

/** The changes of the settings, with person, old and new value; each can be taken back. */
export function GecmisSekmesi() {
  const { t } = useTranslation(['ayar', 'ortak']);
  const { data, pages, error, refetch } = usePages(ayarCalls.degisiklikler, {}, SAYFA);
  const geriAl = useSave(ayarCalls.geriAl);

  const ask = async (id: number) => {
    const sure = await confirm({ title: t('gecmis.geriAlBaslik'), text: t('gecmis.geriAlMetin'), yes: t('ortak:geriAl') });
    if (sure) pressOnay(t, (onay) => geriAl.mutateAsync({ body: { id, onay } }));
  };

  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={64} />} />;
  if (data.liste.length === 0) return <EmptyState title={t('gecmis.bos')} text={t('gecmis.bosMetin')} />;
  return (
    <Stack>
      <Rows>
        {data.liste.map((degisiklik) => (
          <Row tall key={degisiklik.id} data-geri-alindi={degisiklik.geriAlindiMi || undefined}>
            <RowText>
              <Degisiklik degisiklik={degisiklik} />
            </RowText>
            {degisiklik.geriAlindiMi ? (
              <Text size="sm" c="dimmed">
                {t('gecmis.geriAlindi')}
              </Text>
            ) : (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<Undo2Icon size={16} />}
                disabled={geriAl.isPending}
                aria-label={ofRow(t('ortak:geriAl'), `${t(`bolum.${degisiklik.bolum}`)}, ${formatZaman(degisiklik.zaman)}`)}
                onClick={() => void ask(degisiklik.id)}
              >
                {t('ortak:geriAl')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <MoreRows pages={pages} />
    </Stack>
  );
}

function Degisiklik({ degisiklik: { zaman, personelAdi, alanlar, bolum, geriAlinanID } }: { degisiklik: AyarDegisikligi }) {
  const { t } = useTranslation('ayar');
  return (
    <div>
      <Text size="sm" c="dimmed">
        {formatZaman(zaman)} · {personelAdi} · {t(`bolum.${bolum}`)}
        {geriAlinanID !== null && ` · ${t('gecmis.geriAlma')}`}
      </Text>
      {alanlar.map((degisen) => (
        <Text key={`${degisen.kayit}.${degisen.alan}`} size="sm" className={classes.change}>
          <strong>{[degisen.kayit, alanMetni(degisen.alan)].filter(Boolean).join(' · ')}</strong>: <Deger degisen={degisen} deger={degisen.onceki} /> →{' '}
          <Deger degisen={degisen} deger={degisen.sonraki} />
        </Text>
      ))}
    </div>
  );
}

/** A value in words; a picture as a picture. */
function Deger({ degisen, deger }: { degisen: AyarDegisikligi['alanlar'][number]; deger: string | null }) {
  const { t } = useTranslation('ayar');
  return degisen.tur === 'dosya' && deger ? <img src={deger} alt={t('firma.logo')} className={classes.logo} /> : formatDeger(degisen, deger);
}
