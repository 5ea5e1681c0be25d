/** Asks each node once, because each wrapper asks for all that is in it. */
export function remembered<Node, Answer>(ask: (node: Node) => Answer): (node: Node) => Answer {
  const answers = new Map<Node, Answer>();
  return (node) => {
    const known = answers.get(node);
    if (known !== undefined || answers.has(node)) return known as Answer;
    const answer = ask(node);
    answers.set(node, answer);
    return answer;
  };
}
