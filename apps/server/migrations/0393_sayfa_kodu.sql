-- Addresses that were proposed by a name which was cut where one of its words ends have two hyphens in a row, and nobody could open them.
update bayi b set sayfa_kodu = regexp_replace(b.sayfa_kodu, '-+', '-', 'g')
where b.sayfa_kodu like '%--%' and not exists (select from bayi o where o.sayfa_kodu = regexp_replace(b.sayfa_kodu, '-+', '-', 'g'));
