import { type GorunumAyari, type RaporGorunumu, raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { Button, Menu } from '@mantine/core';
import { BookmarkIcon, CheckIcon, ChevronDownIcon, PencilIcon, PlusIcon, SaveIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useCall, useSave } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { confirm } from '../../ui/confirm.tsx';
import { adresOf } from './gorunum.ts';
import { GorunumFormu } from './GorunumFormu.tsx';

/** The views of a report: to open one, to save the present one, and to change the open one. */
export function GorunumMenusu({ ad, ayar }: { ad: HazirRapor; /** The present filters, order and columns. */ ayar: GorunumAyari }) {
  const { t } = useTranslation(['rapor', 'ortak']);
  const { can } = useYetki();
  const { data } = useCall(raporGorunumuCalls.list, {}, { enabled: can(raporGorunumuCalls.list.yetki) });
  const [params, setParams] = useSearchParams();
  const [form, setForm] = useState<'yeni' | 'duzenle'>();
  const update = useSave(raporGorunumuCalls.update);
  const remove = useSave(raporGorunumuCalls.remove);
  const gorunumler = (data?.liste ?? []).filter(({ rapor }) => rapor === ad);
  const acilan = gorunumler.find(({ id }) => String(id) === params.get('acilan'));
  const setAcilan = (id: number | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete('acilan');
        else next.set('acilan', String(id));
        return next;
      },
      { replace: true },
    );
  const sil = async ({ id, adi, herkese }: RaporGorunumu) => {
    if (!(await confirm({ title: t('gorunum.sil', { adi }), text: t(herkese ? 'gorunum.silHerkes' : 'gorunum.silBen'), yes: t('ortak:sil'), danger: true }))) return;
    remove.mutate({ body: { id } }, { onSuccess: () => setAcilan(undefined) });
  };
  if (!data) return null;

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<BookmarkIcon size={18} />} rightSection={<ChevronDownIcon size={16} />} maw={260}>
            {acilan?.adi ?? t('gorunum.dugme')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={480} style={{ overflowY: 'auto' }}>
          {gorunumler.map((gorunum) => (
            <Menu.Item
              key={gorunum.id}
              component={Link}
              to={adresOf(gorunum)}
              leftSection={gorunum === acilan ? <CheckIcon size={18} /> : <BookmarkIcon size={18} />}
              aria-current={gorunum === acilan || undefined}
            >
              {gorunum.herkese ? t('gorunum.ortak', { adi: gorunum.adi }) : gorunum.adi}
            </Menu.Item>
          ))}
          {gorunumler.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<PlusIcon size={18} />} onClick={() => setForm('yeni')}>
            {t('gorunum.sakla')}
          </Menu.Item>
          {acilan?.degisirMi && (
            <>
              <Menu.Item leftSection={<SaveIcon size={18} />} onClick={() => update.mutate({ body: { id: acilan.id, surum: acilan.surum, ayar } })}>
                {t('gorunum.guncelle', { adi: acilan.adi })}
              </Menu.Item>
              <Menu.Item leftSection={<PencilIcon size={18} />} onClick={() => setForm('duzenle')}>
                {t('gorunum.duzenle')}
              </Menu.Item>
              <Menu.Item color="red" leftSection={<TrashIcon size={18} />} onClick={() => void sil(acilan)}>
                {t('gorunum.silDugme')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {form && (
        <GorunumFormu
          rapor={ad}
          gorunum={form === 'duzenle' ? acilan : undefined}
          ayar={ayar}
          onClose={() => setForm(undefined)}
          onSaved={(id) => {
            setForm(undefined);
            setAcilan(id);
          }}
        />
      )}
    </>
  );
}
