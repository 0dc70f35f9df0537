/** The open question with its answer function; undefined means no answer. */
export type Asked<Question, Answer> = Question & { answer: (answer: Answer | undefined) => void };

const drops = new Set<() => void>();

/**
 * A kind of question of which one at a time is open; a second one answers the first with nothing. `ask` resolves with the answer, `get` and
 * `subscribe` are for the component that shows it.
 */
export function createQuestion<Question extends object, Answer>() {
  let asked: Asked<Question, Answer> | undefined;
  const listeners = new Set<() => void>();
  const put = (next: typeof asked) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  const drop = () => asked?.answer(undefined);
  drops.add(drop);

  return {
    get: () => asked,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(question: Question): Promise<Answer | undefined> {
      drop();
      return new Promise((resolve) =>
        put({
          ...question,
          answer: (answer) => {
            put(undefined);
            resolve(answer);
          },
        }),
      );
    },
  };
}

/** Answers all open questions with nothing, because the session of the person who was asked has ended. */
export function dropQuestions(): void {
  for (const drop of drops) drop();
}
