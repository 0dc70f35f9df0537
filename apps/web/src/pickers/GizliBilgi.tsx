import { musteriCalls } from '@defter/contract/musteri.ts';
import { isMaskeli, maskele, type MaskeTuru } from '@defter/rules/maske.ts';
import { ActionIcon, Group } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiHatasi, request, type Answer } from '../app/data/api.ts';
import { tell } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';
import { EyeIcon } from 'lucide-react';
import { Hint } from '../ui/Hint.tsx';

type GizliBilgiProps = {
  musteriID: number;
  alan: MaskeTuru;
  /** The value as the server sent it, hidden or not. */
  deger: string;
  /** Tells values of this kind apart: the id of the phone or address, otherwise the name of the field. */
  hangi: number | string;
  /** Renders the value. */
  children: (deger: string) => ReactNode;
};

type Acilan = Answer<typeof musteriCalls.iletisimGoster>['degerler'];

/**
 * Contact data of a customer. If it came hidden, people with the flag can reveal it, and that is logged. The log names only the kind, so one press
 * reveals all values of that kind on the page until the page is left.
 */
export function GizliBilgi({ musteriID, alan, deger, hangi, children }: GizliBilgiProps) {
  const { t } = useTranslation();
  const { can } = useYetki();
  const client = useQueryClient();
  const queryKey = ['gizliBilgi', musteriID, alan];
  const { data } = useQuery<Acilan>({ queryKey, queryFn: skipToken, gcTime: 0 });
  const [busy, setBusy] = useState(false);
  const acilan = data?.find(({ id, ad }) => id === hangi || ad === hangi)?.deger;
  // A value that somebody has changed since it was revealed is hidden again.
  const shown = acilan !== undefined && maskele(alan, acilan) === deger ? acilan : undefined;
  const gizli = isMaskeli(alan, deger) && shown === undefined;
  if (!gizli || !can(musteriCalls.iletisimGoster.yetki)) return children(shown ?? deger);

  const show = async () => {
    setBusy(true);
    try {
      const { degerler } = await request(musteriCalls.iletisimGoster, { body: { id: musteriID, alan } });
      client.setQueryData<Acilan>(queryKey, degerler);
    } catch (error) {
      tell(error as ApiHatasi);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {children(deger)}
      <Hint label={t('gizli.goster')}>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('gizli.goster')} loading={busy} onClick={() => void show()}>
          <EyeIcon size={17} />
        </ActionIcon>
      </Hint>
    </Group>
  );
}
