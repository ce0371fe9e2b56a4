// A game of Octopus, played to its end with a client that openapi-generator made from the OpenAPI document.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/java/run

import java.util.List;
import java.util.Optional;
import tessera.ApiClient;
import tessera.ApiException;
import tessera.api.OctopusApi;
import tessera.model.ErrorCode;
import tessera.model.OctopusPositionInput;
import tessera.model.OctopusReplyAnswer;
import tessera.model.OctopusReplyRequest;
import tessera.model.OctopusStart;
import tessera.model.OctopusStartAnswer;
import tessera.model.Problem;

public final class Main {
    private Main() {}

    private static OctopusReplyRequest question(String key, long seed) {
        return new OctopusReplyRequest().position(new OctopusPositionInput(key)).level(1L).seed(seed);
    }

    public static void main(String[] arguments) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(Optional.ofNullable(System.getenv("TESSERA_URL")).orElse("http://127.0.0.1:8080"));
        OctopusApi octopus = new OctopusApi(client);

        OctopusStartAnswer start = octopus.octopusStart(new OctopusStart().seats(3L).seed(11L));
        String key = start.getKey();
        boolean over = start.getOver();
        List<Integer> winners = start.getWinners();
        long plies = 0;
        while (!over) {
            OctopusReplyAnswer reply = octopus.octopusReply(question(key, plies));
            key = reply.getKey();
            over = reply.getOver();
            winners = reply.getWinners();
            plies++;
        }

        // A refusal can be read as a problem: its code is one of the documented constants.
        Problem problem;
        try {
            octopus.octopusReply(question("?", 0));
            throw new IllegalStateException("a key that can't be read was taken");
        } catch (ApiException refused) {
            problem = client.getObjectMapper().readValue(refused.getResponseBody(), Problem.class);
        }
        if (problem.getCode() != ErrorCode.ErrorCodeMalformedPosition) {
            throw new IllegalStateException("another problem: " + problem);
        }
        System.out.printf("Java: %d tiles placed, won by seats %s; then refused: %s%n", plies, winners, problem.getCode());
    }
}
