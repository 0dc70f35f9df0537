import { topicOf } from '@defter/contract/konu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { type Konusma as KonusmaSatiri, yanitCalls } from '@defter/contract/yanit.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import { Konusma } from '../../pickers/Konusma.tsx';
import { lazyForm } from '../../pickers/lazy-form.tsx';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { hasDirtyForm } from '../../ui/open-forms.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';

const YeniMusteri = lazyForm(async () => (await import('../../pickers/YeniMusteri.tsx')).YeniMusteri);

type KonusmaPaneliProps = { yanitID: number; konusma: KonusmaSatiri | undefined; onClose: () => void };

/** A conversation beside the list. The open panel stays with its number, though a newer reply comes. A sender who is no customer yet can become one here. */
export function KonusmaPaneli({ yanitID, konusma, onClose }: KonusmaPaneliProps) {
  const { t } = useTranslation('yanit');
  const { can } = useYetki();
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  // The row may have left the list, which holds nothing new of it then.
  const [added, setAdded] = useState<SecilenMusteri>();
  // A hidden number cannot be saved.
  const mayAdd = added === undefined && konusma?.musteriID === null && !isMaskeli('telefon', konusma.telefon) && can(musteriCalls.createFromRandevu.yetki);
  const goOn = (musteri: SecilenMusteri) => {
    setAdding(false);
    setAdded(musteri);
    // The customers' topic does not refresh the inbox, which shows their names.
    void client.invalidateQueries({ queryKey: [topicOf(yanitCalls.list)] });
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      isDirty={hasDirtyForm}
      size="md"
      title={added?.adSoyad ?? konusma?.adSoyad ?? t('konusma')}
      description={
        konusma && (
          <Group gap="xs">
            <PhoneText telefon={konusma.telefon} />
            {mayAdd && !adding && (
              <Button variant="light" size="compact-md" leftSection={<UserPlusIcon size={16} />} onClick={() => setAdding(true)}>
                {t('musteriEkle')}
              </Button>
            )}
          </Group>
        )
      }
    >
      {mayAdd && adding && <YeniMusteri ad={konusma.telefon} onCancel={() => setAdding(false)} onSaved={goOn} />}
      <Konusma kimin={{ yanitID }} autoFocus />
    </SidePanel>
  );
}
